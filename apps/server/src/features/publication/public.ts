export { addFirstArticles } from './add-first-articles.ts';
export { findPublicPicture } from './operations/find-public-picture.ts';
export { listAddresses, type PublicAddress } from './operations/list-addresses.ts';
export { saysAll } from './says-all.ts';
