export { findKeptConsents } from './kept-consents.ts';
