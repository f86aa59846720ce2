import { createRenderTurns } from './render-turns.ts';

it('gives each page a turn of the event loop of its own, in order', async () => {
  const turn = createRenderTurns();
  let countOfTurns = 0;
  let isOver = false;
  const count = () => {
    countOfTurns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const drawn: { page: number; inTurn: number }[] = [];
  const draw = async (page: number) => {
    await turn();
    drawn.push({ page, inTurn: countOfTurns });
  };
  await Promise.all([0, 1, 2, 3, 4].map(draw));
  isOver = true;
  expect(drawn.map(({ page }) => page)).toEqual([0, 1, 2, 3, 4]);
  expect(new Set(drawn.map(({ inTurn }) => inTurn)).size).toBe(5);
});
