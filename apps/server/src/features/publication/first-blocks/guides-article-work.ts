import type { FirstBlock } from './first-block.ts';

/** Study guides for articles: the journal, the text, its figures. */
export const articleWorkGuides: readonly FirstBlock[] = [
  {
    type: 'guides-article',
    slug: 'kak-vybrat-zhurnal',
    icon: 'search',
    stage: 'start',
    ru: {
      title: 'Как выбрать журнал',
      summary: 'Журнал выбирают до рукописи: от него зависят объём, язык и даже порядок частей.',
      parts: [
        [
          'Где искать',
          'Посмотрите, в каких журналах вышли пять работ, на которые вы опираетесь больше всего: их читают те же люди. Затем спросите руководителя и кафедру, какой список засчитывают: перечень ВАК, «Белый список», РИНЦ. Списки меняются, поэтому проверьте журнал на сайте списка в тот день, когда отправляете.',
        ],
        [
          'На что смотреть',
          [
            'Тематика: есть ли в последних номерах статьи, похожие на вашу по задаче и методу.',
            'Срок: сколько проходит от поступления до публикации, эти даты часто стоят под статьями.',
            'Правила для авторов: объём, структура, язык, оформление источников, плата.',
            'Рецензирование: названо ли, какое оно и кто в редколлегии.',
          ],
        ],
        [
          'Когда отказаться',
          'Обещают публикацию за несколько дней без рецензии, берут деньги до решения, пишут от имени журнала с чужого адреса, сайт похож на настоящий, но адрес другой. Запишите в замысле статьи выбранный журнал и запасной: если первый откажет, рукопись переделывать меньше.',
        ],
      ],
    },
    en: {
      title: 'How to choose a journal',
      summary:
        'Choose the journal before the manuscript: length, language and even the order of parts depend on it.',
      parts: [
        [
          'Where to look',
          'See in which journals the five works that you rely on most have appeared: the same people read them. Then ask your supervisor and department which list counts: the Higher Attestation Commission, the national “White List”, RSCI. Lists change, so check the journal on the site of the list on the day you send.',
        ],
        [
          'What to look at',
          [
            'Scope: whether recent issues have articles like yours in problem and method.',
            'Time: how long it takes from receipt to publication; these dates often stand under articles.',
            'Instructions for authors: length, structure, language, form of references, fees.',
            'Peer review: whether it is said what it is like, and who is on the board.',
          ],
        ],
        [
          'When to walk away',
          'Publication within days and without review is promised, money is taken before the decision, letters come from an address that does not belong to the journal, the site looks right but its address differs. Note the journal and a second choice in the idea of the article: if the first one refuses, there is less to rewrite.',
        ],
      ],
    },
  },
  {
    type: 'guides-article',
    slug: 'metody-i-rezultaty-stati',
    icon: 'list',
    stage: 'numeric',
    ru: {
      title: 'Как написать методы, результаты и обсуждение',
      summary: 'Что писать в каждой из трёх частей и что оставить соседней.',
      parts: [
        [
          'Методы',
          'Пишите их в прошедшем времени и так, чтобы работу можно было повторить. Известный метод назовите и сошлитесь, свои изменения опишите подробно. Сюда не входят числа, которые вы получили, и объяснения, почему метод хорош.',
        ],
        [
          'Результаты',
          [
            'Один абзац\u00a0— один результат, первая фраза его называет.',
            'Порядок тот же, что в методах.',
            'Только то, что получено в этой работе. Чужие числа и «это объясняется тем, что» подождут обсуждения.',
          ],
        ],
        [
          'Обсуждение',
          'Начните с ответа на вопрос из введения. Затем сравните с тремя-пятью работами: где совпало, где разошлось и почему. Назовите ограничения сами, пока их не назвал рецензент. Закончите тем, что теперь можно сделать, а не пересказом результатов.',
        ],
      ],
    },
    en: {
      title: 'How to write methods, results and discussion',
      summary: 'What to write in each of the three parts, and what to leave to the next.',
      parts: [
        [
          'Methods',
          'Write them in the past tense and so that the work can be repeated. Name a known method and refer to it, describe your changes in full. Figures that you obtained and reasons why the method is good do not belong here.',
        ],
        [
          'Results',
          [
            'One paragraph, one result; the first sentence names it.',
            'The order is that of the methods.',
            'Only what came out of this work. Figures of others and “this is explained by” wait for the discussion.',
          ],
        ],
        [
          'Discussion',
          'Begin with the answer to the question of the introduction. Then compare with three to five works: where they agree, where they do not and why. Name the limitations yourself before the reviewer does. End with what can be done now, not with the results retold.',
        ],
      ],
    },
  },
  {
    type: 'guides-article',
    slug: 'pered-otpravkoy-v-zhurnal',
    icon: 'checks',
    stage: 'finish',
    ru: {
      title: 'Что проверить перед отправкой в журнал',
      summary: 'Час проверки, после которого рукопись не вернут из-за оформления.',
      parts: [
        [
          'Текст',
          [
            'Каждая ссылка в тексте есть в списке, и каждый источник из списка упомянут. Редактор ведёт номера сам, но лишний источник видите только вы.',
            'Каждый рисунок понятен без текста: подпись говорит, что это и при каких условиях.',
            'Сокращения раскрыты при первом упоминании, отдельно в аннотации и в тексте.',
            'Объём и структура те, что просит журнал.',
          ],
        ],
        [
          'Люди и права',
          'Все авторы прочитали последнюю редакцию и согласны с порядком имён: для этого её и согласуют в проекте. Вклад каждого, финансирование и конфликт интересов названы. На чужие рисунки есть разрешение, на данные о людях\u00a0— согласие. Статья не отправлена в другой журнал.',
        ],
        [
          'Сопроводительное письмо',
          'Пять строк: что за статья, что в ней нового, почему она для этого журнала, что она нигде не опубликована, кто отвечает на письма. Файл скачайте в том виде, которого просят, и откройте ещё раз перед отправкой.',
        ],
      ],
    },
    en: {
      title: 'What to check before sending to a journal',
      summary: 'An hour of checking, after which a manuscript is not returned for its form.',
      parts: [
        [
          'The text',
          [
            'Each reference of the text is in the list and each source of the list is mentioned. The editor keeps the numbers, but only you see a source too many.',
            'Each figure can be understood without the text: its caption says what it is and under which conditions.',
            'Abbreviations are spelled out where they come first, in the abstract and in the text apart.',
            'Length and structure are those that the journal asks for.',
          ],
        ],
        [
          'People and rights',
          'All authors have read the last edition and agree with the order of names: that is what its approval in the project is for. Contributions, funding and conflicts of interest are named. There is permission for figures of others and consent for data about people. The article is with no other journal.',
        ],
        [
          'The cover letter',
          'Five lines: what the article is, what is new in it, why it suits this journal, that it was not published elsewhere, who answers letters. Download the file in the form that is asked for, and open it once more before you send it.',
        ],
      ],
    },
  },
];
