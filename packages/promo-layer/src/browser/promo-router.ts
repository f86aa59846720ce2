/** What promotions need of a router. */
export interface PromoRouter {
  readonly state: {
    readonly location: { readonly pathname: string; readonly search?: string };
    readonly navigation: { readonly state: string };
  };
  subscribe(listener: (state: PromoRouter['state']) => void): () => void;
}
