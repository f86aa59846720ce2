/** Exit codes by which a process of the site reports that a restart is of no use. */
export const EXIT_CODE = {
  /** another process owns the data folder */
  dataInUse: 75,
  /** another process listens on the port */
  portInUse: 76,
} as const;

/** Why a process ended for good, or undefined when it may be started again. */
export function finalReason(code: number | null): string | undefined {
  if (code === EXIT_CODE.dataInUse) return 'the data folder is in use by another start';
  if (code === EXIT_CODE.portInUse) return 'its port is in use';
  return undefined;
}
