/** Bounds of account fields: forms show them, the server enforces them. Lengths are code points. */
export const ACCOUNT_LIMITS = {
  emailMaxLength: 254,
  emailLocalMaxLength: 64,
  passwordMinLength: 8,
  passwordMaxLength: 128,
  userNameMinLength: 3,
  userNameMaxLength: 30,
  userUrlMinLength: 3,
  userUrlMaxLength: 32,
  descriptionMaxLength: 1_000,
  explanationMaxLength: 1_000,
  followersPageSize: 30,
} as const;
