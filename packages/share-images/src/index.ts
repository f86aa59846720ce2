export { createDrawing } from './draw-share-image.ts';
export { pageCard } from './page-card.ts';
export { shareImagePath } from './share-image-address.ts';
export { SHARE_IMAGE_HEIGHT, SHARE_IMAGE_WIDTH } from './share-image-size.ts';
export { type DescribeShareImage, registerShareImages } from './share-images-route.ts';
