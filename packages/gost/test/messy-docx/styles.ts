/** Styles as Word writes them: Russian ids, English names. Body text is Times New Roman 14. */
export const STYLES = `
<w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Times New Roman"/><w:sz w:val="28"/></w:rPr></w:rPrDefault></w:docDefaults>
<w:style w:type="paragraph" w:default="1" w:styleId="a"><w:name w:val="Normal"/></w:style>
${[1, 2, 3, 4, 5]
  .map(
    (level) =>
      `<w:style w:type="paragraph" w:styleId="Heading${level}"><w:name w:val="heading ${level}"/><w:basedOn w:val="a"/><w:pPr><w:outlineLvl w:val="${level - 1}"/></w:pPr><w:rPr><w:b/></w:rPr></w:style>`,
  )
  .join('')}
<w:style w:type="paragraph" w:styleId="Caption"><w:name w:val="caption"/><w:basedOn w:val="a"/></w:style>
<w:style w:type="paragraph" w:styleId="TOC1"><w:name w:val="toc 1"/><w:basedOn w:val="a"/></w:style>
<w:style w:type="paragraph" w:styleId="TableofFigures"><w:name w:val="table of figures"/><w:basedOn w:val="a"/></w:style>
<w:style w:type="paragraph" w:styleId="Code"><w:name w:val="Листинг"/><w:basedOn w:val="a"/><w:rPr><w:rFonts w:ascii="Courier New"/></w:rPr></w:style>
<w:style w:type="character" w:styleId="Emph"><w:name w:val="Emphasis"/><w:rPr><w:i/></w:rPr></w:style>`;

const level = (index: number, format: string, text: string) =>
  `<w:lvl w:ilvl="${index}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/><w:pPr><w:ind w:left="${720 * (index + 1)}" w:hanging="360"/></w:pPr></w:lvl>`;

const abstract = (id: number, ...levels: string[]) =>
  `<w:abstractNum w:abstractNumId="${id}">${levels.join('')}</w:abstractNum>`;

const num = (id: number, abstractId: number, more = '') =>
  `<w:num w:numId="${id}"><w:abstractNumId w:val="${abstractId}"/>${more}</w:num>`;

/**
 * Lists: 1 bullets, 2 numbers with letters under them, 3 Russian letters, 4 «1.1» headings,
 * 5 like 2 but counted anew, 6 no marker, 7 numbers «1.».
 */
export const NUMBERING = [
  abstract(10, level(0, 'bullet', '–'), level(1, 'bullet', '•')),
  abstract(20, level(0, 'decimal', '%1)'), level(1, 'russianLower', '%2)')),
  abstract(30, level(0, 'russianLower', '%1)')),
  abstract(40, level(0, 'decimal', '%1'), level(1, 'decimal', '%1.%2')),
  abstract(60, level(0, 'bullet', ' ')),
  abstract(70, level(0, 'decimal', '%1.')),
  num(1, 10),
  num(2, 20),
  num(3, 30),
  num(4, 40),
  num(5, 20, '<w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride>'),
  num(6, 60),
  num(7, 70),
].join('');

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
