/** What other features may ask of the comparison of works. */
export { orderComparison } from './operations/order-comparison.ts';
