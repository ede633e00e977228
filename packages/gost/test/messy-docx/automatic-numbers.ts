import { NUMBERING } from './styles.ts';

/**
 * Lists whose labels are words, as templates of universities have them: `w:numId` 20 prints «ПРИЛОЖЕНИЕ
 * А», 21 «Рисунок 1 –», 22 «Таблица 1 –», 23 «Листинг 1.».
 */
const LABELS = [
  { id: 20, format: 'russianUpper', text: 'ПРИЛОЖЕНИЕ %1' },
  { id: 21, format: 'decimal', text: 'Рисунок %1 –' },
  { id: 22, format: 'decimal', text: 'Таблица %1 –' },
  { id: 23, format: 'decimal', text: 'Листинг %1.' },
];

const definitions = LABELS.map(
  ({ id, format, text }) =>
    `<w:abstractNum w:abstractNumId="${id}0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl></w:abstractNum>`,
);
const lists = LABELS.map(
  ({ id }) => `<w:num w:numId="${id}"><w:abstractNumId w:val="${id}0"/></w:num>`,
);

/** `word/numbering.xml` with these lists among the usual ones. */
export const AUTOMATIC_NUMBERS = definitions.join('') + NUMBERING + lists.join('');
