/** The size social networks show without cropping, in pixels. */
export const PICTURE_WIDTH = 1200;
export const PICTURE_HEIGHT = 630;
