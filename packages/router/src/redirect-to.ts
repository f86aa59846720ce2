/** In place of a page: another address is shown instead. */
export class RedirectTo {
  readonly address: string;
  constructor(address: string) {
    this.address = address;
  }
}
