import type { Metadata } from 'next';
import type { ReactElement } from 'react';
import { DayBoard } from './DayBoard.tsx';
import { DayHeading } from './DayHeading.tsx';
import { fetchDay } from './fetch-day.ts';
import { dateText, HALF_DAY_SECONDS } from './time-texts.ts';
import './day.css';
import './toolbar.css';
import './list.css';
import './row.css';
import './prices.css';

export const dynamic = 'force-dynamic';

interface PageProps {
  readonly searchParams: Promise<Readonly<Record<string, string | undefined>>>;
}

const dayOf = async ({ searchParams }: PageProps) => {
  const { timestamp } = await searchParams;
  return Number(timestamp ?? Math.floor(Date.now() / 1000));
};

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const date = dateText(await dayOf(props));
  return {
    title: `Результаты футбольных матчей, ${date}`,
    description: `Счёт, время начала и коэффициенты всех футбольных матчей за ${date}: онлайн, завершённые и предстоящие, по турнирам.`,
  };
}

export default async function Page(props: PageProps): Promise<ReactElement> {
  const page = await fetchDay(await dayOf(props));
  return (
    <DayBoard page={page}>
      <DayHeading seconds={page.timestamp + HALF_DAY_SECONDS} />
    </DayBoard>
  );
}
