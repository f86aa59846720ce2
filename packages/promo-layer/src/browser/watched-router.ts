/** What promotions need of a router. */
export interface WatchedRouter {
  readonly state: {
    readonly location: { readonly pathname: string };
    readonly navigation: { readonly state: string };
  };
  subscribe(listener: (state: WatchedRouter['state']) => void): () => void;
}
