export { type EncodedPicture, encodeProductPicture } from './encode-product-picture.ts'
export { PictureFailure } from './picture-failure.ts'
export { createPictureSource, type PictureSource } from './picture-source.ts'
export { readPicture } from './read-picture.ts'
