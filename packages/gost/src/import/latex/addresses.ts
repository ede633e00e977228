/** An address, or a comment that is passed over. */
const ADDRESS = /(?<!\\)%[^\n]*|(\\(?:url|nolinkurl|path|href)\s*\{)([^{}\n]*)\}/g;

/** A text in whose addresses a percent sign begins no comment, as the parser would have it. */
export const withWholeAddresses = (text: string): string =>
  text.replace(ADDRESS, (typed, command?: string, address = '') =>
    command ? `${command}${address.replace(/(?<!\\)%/g, '\\%')}}` : typed,
  );

/** An address as it is meant: signs of TeX in it may be escaped. */
export const addressOf = (typed: string): string => typed.trim().replace(/\\([%#&_~{}])/g, '$1');
