export { DemoOffer } from './offer/DemoOffer.tsx';
