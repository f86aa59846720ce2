/** What social networks draw whole, pixels. */
export const PICTURE_WIDTH = 1200;
export const PICTURE_HEIGHT = 630;
