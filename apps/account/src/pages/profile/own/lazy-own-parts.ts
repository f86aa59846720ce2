import { lazyPart } from '@tipmark/remote-kit';

/** What only owners see, or who has just sent a form: others load a record without it. */
export const { Part: LazyNotes, loadPart: loadNotes } = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "profile-own" */ './Notes.tsx')).Notes,
}));

export const { Part: LazyRatingProgress } = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "profile-own" */ './RatingProgress.tsx'))
    .RatingProgress,
}));
