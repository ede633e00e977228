import type { FirstBlock } from './first-block.ts';

/** Study guides for research and theses: the experiment, its figures, borrowed text, the report. */
export const researchWorkGuides: readonly FirstBlock[] = [
  {
    type: 'guides-research',
    slug: 'kak-opisat-metodiku',
    icon: 'target',
    stage: 'numeric',
    ru: {
      title: 'Как поставить эксперимент и описать методику',
      summary:
        'Методика хороша, если по ней другой человек получит то же самое без ваших пояснений.',
      parts: [
        [
          'До первого измерения',
          [
            'Запишите, какой ответ опровергнет ваше предположение. Если такого ответа нет, эксперимент ничего не проверяет.',
            'Назовите, что меняете, что измеряете и что держите постоянным.',
            'Выберите, с чем сравниваете: с расчётом, с известным методом, с контрольной группой.',
            'Сделайте одно пробное измерение целиком, от прибора до строки в таблице: половина ошибок найдётся на нём.',
          ],
        ],
        [
          'Что должно быть в описании',
          'Объект и условия. Приборы и программы с марками и версиями, погрешность по паспорту. Порядок действий по шагам. Сколько повторов и почему столько. Как обрабатывали и что отбрасывали: правило отбрасывания пишут до измерений, а не после. Для опроса или отбора источников всё то же: кого, как отбирали, сколько ответило.',
        ],
        [
          'Журнал работы',
          'Записывайте в день измерения: дату, условия, исходные числа, всё необычное. Исходные данные и снимки установки приложите к результату этапа как дополнительные материалы: на защите спросят именно их, а восстановить по памяти уже нельзя.',
        ],
      ],
    },
    en: {
      title: 'How to set up an experiment and describe its method',
      summary: 'A method is good if somebody else gets the same by it without your explanations.',
      parts: [
        [
          'Before the first measurement',
          [
            'Write down which answer would refute your assumption. If there is none, the experiment tests nothing.',
            'Name what you vary, what you measure and what you keep constant.',
            'Choose what you compare with: a calculation, a known method, a control group.',
            'Take one trial measurement from the instrument to the row of the table: half of the mistakes show up there.',
          ],
        ],
        [
          'What the description must hold',
          'The object and the conditions. Instruments and programs with models and versions, and their rated errors. The steps in order. How many repetitions, and why that many. How the data were processed and what was discarded: the rule for discarding is written before the measurements, not after. A survey or a selection of sources needs the same: who, how they were chosen, how many answered.',
        ],
        [
          'The notebook',
          'Note on the day of the measurement: date, conditions, raw figures, anything unusual. Attach raw data and photographs of the set-up to the result of the stage as additional materials: they are what is asked for at the defence, and memory will not bring them back.',
        ],
      ],
    },
  },
  {
    type: 'guides-research',
    slug: 'kak-obrabotat-rezultaty',
    icon: 'scale',
    stage: 'numeric',
    ru: {
      title: 'Как обработать и показать результаты',
      summary: 'Число без погрешности и рисунок без вывода результатом не считаются.',
      parts: [
        [
          'Числа',
          [
            'Погрешность округляйте до одной-двух значащих цифр, само значение\u00a0— до того же разряда: 12,4 ± 0,3, а не 12,4372 ± 0,2961.',
            'Указывайте, что стоит после «±»: стандартное отклонение, доверительный интервал или паспортная погрешность.',
            'Различие называйте значимым, только если сказали, каким критерием и на каком уровне проверяли.',
          ],
        ],
        [
          'Рисунок или таблица',
          'Ход зависимости показывает график, точные значения\u00a0— таблица; одно и то же дважды не приводят. На графике подписаны обе оси с единицами, точки отличимы без цвета, погрешности нанесены. В тексте до рисунка скажите одной фразой, что на нём видно: «с ростом температуры прочность падает вдвое», а не «зависимость показана на рисунке 3».',
        ],
        [
          'Что написать в результате этапа',
          'Сначала ответ на вопрос, поставленный в плане. Затем сравнение: с расчётом, с чужими данными, с тем, что было до вас. Затем границы: при каких условиях вывод верен и что осталось непроверенным. Отрицательный результат\u00a0— тоже результат, если понятно, почему он получился.',
        ],
      ],
    },
    en: {
      title: 'How to process and show results',
      summary: 'A figure without its error and a graph without a conclusion are no result.',
      parts: [
        [
          'Figures',
          [
            'Round the error to one or two significant digits and the value to the same place: 12.4 ± 0.3, not 12.4372 ± 0.2961.',
            'Say what stands after “±”: a standard deviation, a confidence interval or the rated error.',
            'Call a difference significant only if you have said by which test and at which level.',
          ],
        ],
        [
          'Graph or table',
          'A graph shows how one thing follows another, a table gives exact values; the same is not given twice. Both axes of a graph have names and units, points can be told apart without colour, errors are drawn. Before the figure, say in one sentence what is seen in it: “strength falls by half as temperature rises”, not “the dependence is shown in Figure 3”.',
        ],
        [
          'What to write in the result of the stage',
          'First the answer to the question of the plan. Then the comparison: with the calculation, with the data of others, with what there was before you. Then the limits: under which conditions the conclusion holds and what was not tested. A negative result is a result too, if it is clear why it came out so.',
        ],
      ],
    },
  },
  {
    type: 'guides-research',
    slug: 'proverka-na-zaimstvovaniya',
    icon: 'shield',
    stage: 'finish',
    ru: {
      title: 'Как подготовиться к проверке на заимствования',
      summary: 'Что считается заимствованием, что цитированием и почему одного процента мало.',
      parts: [
        [
          'Что проверка видит',
          'Система находит совпадения с известными ей текстами и делит их: заимствования, цитирования, самоцитирования. Она не знает, кто прав: совпасть могут название стандарта, формула, ваша же статья. Поэтому отчёт читает человек, и вам стоит прочитать его раньше.',
        ],
        [
          'Как писать, чтобы не переделывать',
          [
            'Прочитали\u00a0— закрыли\u00a0— пересказали своими словами и сразу поставили ссылку. Пересказ без ссылки остаётся заимствованием.',
            'Дословное берите в кавычки и ссылайтесь на страницу. Цитата нужна, когда важны сами слова; в остальных случаях лучше пересказ.',
            'Замена слов синонимами, подмена букв и скрытый текст видны в отчёте и считаются обманом.',
            'О своих статьях по теме скажите в работе и сошлитесь на них: тогда это самоцитирование.',
          ],
        ],
        [
          'В проекте',
          'Узнайте на кафедре, какой порог у вашего вида работы и кто делает официальную проверку: пороги у вузов разные. Отчёт приложите в своё место на этапе и на завершении. Если совпадений больше, чем можно, разберите отчёт с руководителем по источникам, начиная с самых больших, а не снижайте процент вслепую.',
        ],
      ],
    },
    en: {
      title: 'How to prepare for the plagiarism check',
      summary:
        'What counts as borrowing, what as quotation, and why a percentage alone says little.',
      parts: [
        [
          'What the check sees',
          'The system finds matches with texts that it knows and sorts them: borrowings, quotations, quotations of oneself. It does not know who is right: the name of a standard, a formula or your own article may match. That is why a person reads the report, and you had better read it first.',
        ],
        [
          'How to write so that nothing has to be redone',
          [
            'Read, close, retell in your own words and put the reference at once. A retelling without a reference is still borrowing.',
            'Put what is verbatim into quotation marks and refer to the page. Quote where the words themselves matter; elsewhere retell.',
            'Synonyms, swapped letters and hidden text are seen in the report and count as deceit.',
            'Mention your own articles on the topic and refer to them: then they are quotations of yourself.',
          ],
        ],
        [
          'In the project',
          'Ask your department which threshold holds for your kind of work and who makes the official check: universities differ. Attach the report to its place at the stage and at the end. If there are more matches than allowed, go through the report with your supervisor source by source, the largest first, instead of lowering the percentage blindly.',
        ],
      ],
    },
  },
  {
    type: 'guides-research',
    slug: 'kak-sdat-otchet-o-nir',
    icon: 'archive',
    stage: 'finish',
    ru: {
      title: 'Как сдать отчёт о НИР',
      summary: 'Из чего состоит отчёт, как написать реферат и что проверит приёмка.',
      parts: [
        [
          'Состав по ГОСТ\u00a07.32-2017',
          'Титульный лист, список исполнителей, реферат, содержание, введение, основная часть, заключение, список источников. Термины, сокращения и приложения\u00a0— если они есть. Порядок и нумерацию ведёт редактор; недостающий раздел назовёт нормоконтроль.',
        ],
        [
          'Реферат',
          [
            'Строка объёма: страницы, рисунки, таблицы, источники, приложения. Её считает редактор.',
            'От 5 до 15 ключевых слов прописными буквами через запятую.',
            'Объект, цель, методы, результаты и новизна, область применения\u00a0— не больше страницы. Пишите его последним.',
          ],
        ],
        [
          'Приёмка',
          'Положите рядом техническое задание и отчёт и на каждый пункт задания найдите страницу с ответом: приёмка делает то же самое. Введение обещает ровно то, что есть в заключении. Все, кто назван исполнителями, согласны со своими разделами. Если работа выполнена за бюджетные деньги, сведения о ней и отчёт вносят в ЕГИСУ НИОКТР: спросите в научном отделе, кто и когда это делает у вас.',
        ],
      ],
    },
    en: {
      title: 'How to hand in a research report',
      summary:
        'What a report consists of, how to write its abstract, and what is checked on acceptance.',
      parts: [
        [
          'The parts by GOST 7.32-2017',
          'Title page, list of authors, abstract, contents, introduction, main part, conclusion, list of sources. Terms, abbreviations and appendices where there are any. The editor keeps the order and the numbers; the standards check names a section that is missing.',
        ],
        [
          'The abstract',
          [
            'A line of volume: pages, figures, tables, sources, appendices. The editor counts it.',
            'From 5 to 15 keywords in capitals, divided by commas.',
            'Object, aim, methods, results and what is new, field of use, on one page at most. Write it last.',
          ],
        ],
        [
          'Acceptance',
          'Lay the terms of reference beside the report and find for each item the page with its answer: acceptance does the same. The introduction promises exactly what the conclusion has. Everybody named as an author agrees with the sections that are theirs. If the work was paid for from the state budget, it is entered with its report into the state register of research (EGISU NIOKTR): ask your research office who does so and when.',
        ],
      ],
    },
  },
];
