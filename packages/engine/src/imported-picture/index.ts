export { type ClaimedPicture, claimPictures } from './claim-pictures.ts'
export { findPictureProblems, findPictureProgress, type PictureProgress } from './find-picture-progress.ts'
export { markPictureCopied, markPictureFailed, retryPictures } from './settle-picture.ts'
export { showCopies } from './show-copies.ts'
