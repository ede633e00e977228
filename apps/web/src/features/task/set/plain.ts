/** A text as it is compared and looked for: in small letters, «ё» as «е», without space around it. */
export const plain = (text: string): string => text.trim().toLowerCase().replaceAll('ё', 'е');
