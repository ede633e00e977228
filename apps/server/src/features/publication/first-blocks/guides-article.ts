import type { FirstBlock } from './first-block.ts';

/** Study guides for articles. */
export const articleGuides: readonly FirstBlock[] = [
  {
    type: 'guides-article',
    slug: 'kak-sobrat-rukopis',
    icon: 'document',
    stage: 'start',
    ru: {
      title: 'Как собрать рукопись статьи',
      summary: 'В каком порядке писать части и что просят почти все журналы.',
      parts: [
        [
          'Порядок письма',
          'Начните с рисунков и таблиц: они и есть результат. Затем методы, результаты, обсуждение. Введение пишите, когда знаете, к чему оно ведёт, аннотацию\u00a0— последней.',
        ],
        [
          'Аннотация',
          'Пять предложений: зачем, что сделали, как, что получили в числах, что это значит. Без «в статье рассматривается» и без ссылок. Английская аннотация\u00a0— не перевод слово в слово, а тот же рассказ по-английски.',
        ],
        [
          'Что проверить',
          [
            'УДК, ключевые слова и сведения об авторах заполнены на двух языках.',
            'Каждый рисунок упомянут в тексте раньше, чем стоит.',
            'Финансирование и конфликт интересов названы или явно отсутствуют.',
          ],
        ],
      ],
    },
    en: {
      title: 'How to put a manuscript together',
      summary: 'In which order to write the parts, and what almost every journal asks for.',
      parts: [
        [
          'The order of writing',
          'Begin with the figures and tables: they are the result. Then methods, results, discussion. Write the introduction when you know where it leads, and the abstract last.',
        ],
        [
          'The abstract',
          'Five sentences: why, what was done, how, what came out in figures, what it means. No “the article considers” and no references. The English abstract is not a word-for-word translation but the same story in English.',
        ],
        [
          'What to check',
          [
            'UDC, keywords and details of the authors are filled in in both languages.',
            'Each figure is mentioned in the text before it stands there.',
            'Funding and conflict of interest are named or plainly absent.',
          ],
        ],
      ],
    },
  },
  {
    type: 'guides-article',
    slug: 'kak-otvetit-retsenzentu',
    icon: 'message',
    stage: 'finish',
    ru: {
      title: 'Как ответить рецензенту',
      summary: 'Письмо, после которого рецензенту легко согласиться.',
      parts: [
        [
          'Форма ответа',
          'Перепишите замечания по номерам и под каждым ответьте: что изменили и где. Цитируйте новую фразу, чтобы рецензент не искал её в рукописи.',
        ],
        [
          'Если вы не согласны',
          'Начните с того, в чём рецензент прав. Затем приведите довод, источник или расчёт. Если замечание возникло из-за неясной фразы, исправьте фразу, даже когда по существу правы вы.',
        ],
        [
          'Перед отправкой',
          'Дайте ответ прочитать соавтору, который не писал его. Согласованную редакцию рукописи скачайте в DOCX или PDF, как просит журнал.',
        ],
      ],
    },
    en: {
      title: 'How to answer a reviewer',
      summary: 'A letter that makes it easy for the reviewer to agree.',
      parts: [
        [
          'The form of the answer',
          'Copy the remarks by number and answer under each: what you have changed and where. Quote the new sentence, so that the reviewer need not look for it.',
        ],
        [
          'If you disagree',
          'Begin with what the reviewer is right about. Then give a reason, a source or a calculation. If the remark comes from an unclear sentence, fix the sentence even where you are right.',
        ],
        [
          'Before you send it',
          'Let a co-author who has not written the answer read it. Download the approved edition of the manuscript as DOCX or PDF, as the journal asks.',
        ],
      ],
    },
  },
];
