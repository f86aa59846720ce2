export { createDrawing } from './draw-picture.ts';
export { pageCard } from './page-card.ts';
export { picturePath } from './picture-address.ts';
export { PICTURE_HEIGHT, PICTURE_WIDTH } from './picture-size.ts';
export { type DescribePicture, registerPictures } from './pictures-route.ts';
