import type { Endpoints } from '@tipmark/contract';
import { addressKey, LIMITS } from '../../../people/account/rate-limits.ts';
import { partlyHidden } from '../../../people/account/rules/email.ts';
import { freeUserName } from '../../../people/account/sign-ins/new-name.ts';
import { nextStepOf } from '../../../people/account/sign-ins/next-step.ts';
import { findArrival } from '../../../people/account/sign-ins/sign-in-queries.ts';
import { CallError } from '../../../platform/errors/errors.ts';
import type { PrivateHandler } from '../../handler/handler.ts';

export const socialLoginLink: PrivateHandler<Endpoints['socialLoginLink']> = {
  statements: 3,
  asksOthers: true,
  async answer(call) {
    const { segments, services, nowSeconds, isLoopback, signInSecret } = call;
    const { db, limits, signIns } = services;
    await limits.take(LIMITS.linkOfAddress, addressKey(call));
    const held = { secret: segments.hash, browser: signInSecret ?? '' };
    const vouched = await findArrival(db, held, nowSeconds);
    if (vouched === undefined) throw new CallError('not_found', { message: { key: 'link_dead' } });
    const { provider } = vouched;
    const { step } = await nextStepOf(db, vouched);
    const offered = signIns.offered(isLoopback).find(({ id }) => id === provider);
    return {
      step,
      provider,
      title: offered?.title ?? provider,
      email: step === 'prove' ? partlyHidden(vouched.email ?? '') : '',
      userName: step === 'join' ? await freeUserName(db, vouched.name) : '',
    };
  },
};
