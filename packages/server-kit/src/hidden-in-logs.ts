const SECRET_FIELDS = ['token', 'cookie', 'authorization', 'password', 'userPassword', 'secret'];

/** Fields whose values no log may contain, as redaction of pino. */
export const hiddenInLogs = {
  paths: SECRET_FIELDS.flatMap((field) => [
    field,
    `*.${field}`,
    `*.*.${field}`,
    `*.headers["set-${field}"]`,
  ]),
  censor: '[hidden]',
};
