import type { FirstArticle } from './first-article.ts';

export const stagedApproval: FirstArticle = {
  key: 'science-staged-approval',
  section: 'science',
  day: '2026-11-02',
  kinds: ['nir'],
  stage: 'start',
  ru: {
    title: 'Как проходит поэтапное согласование выпускной работы',
    summary:
      'Что отправлять руководителю, что значит каждый статус и почему план согласуют раньше результата.',
    parts: [
      [
        null,
        'Большая часть переделок появляется из-за того, что о замысле договорились на словах. Поэтапное согласование заставляет договориться письменно и рано, когда менять ещё дёшево.',
      ],
      [
        'Сначала план, потом результат',
        'У каждого этапа две части. В плане вы пишете, какую цель ставите и что получится в конце. Руководитель либо соглашается, либо возвращает план с замечаниями. Пока план не согласован, результат отправить нельзя: иначе придётся спорить о том, чего никто не обещал.',
        'В результате вы показываете, что вышло: текст, файлы, документ. Его сравнивают с согласованным планом, а не с ожиданиями, которые сложились по дороге.',
      ],
      [
        'Редакция и круг',
        'Когда вы отправляете раздел, система сохраняет его редакцию: именно её читает рецензент. Если работу вернули, вы правите текст и отправляете следующую редакцию. Рецензент видит разницу между ними и не перечитывает всё заново.',
        'Замечания приходят списком. Отмечайте исправленные по одному: так видно, что осталось, и ничего не теряется в переписке.',
      ],
      [
        'Если согласованное нужно изменить',
        'Так бывает, и это не страшно. Запросите пересмотр и объясните причину. Прежняя согласованная редакция остаётся в истории: всегда можно показать, о чём договорились сначала и что изменили потом.',
      ],
      [
        'Три привычки, которые экономят недели',
        [
          'Отправляйте план этапа в первые дни, даже если он короткий.',
          'Формулируйте планируемый результат так, чтобы его можно было проверить: раздел, таблица, программа, расчёт.',
          'Отвечайте на каждое замечание делом или объяснением, а не молчанием.',
        ],
      ],
    ],
  },
  en: {
    title: 'How the staged approval of a thesis goes',
    summary:
      'What to send to the supervisor, what each status means and why a plan is approved before its result.',
    parts: [
      [
        null,
        'Most rewriting comes from an idea that was agreed on in a corridor. Staged approval makes people agree in writing and early, while a change is still cheap.',
      ],
      [
        'First the plan, then the result',
        'Every stage has two halves. In the plan you say what you aim at and what will come out. The supervisor either agrees or returns it with remarks. The result cannot be sent before the plan is approved: otherwise you would argue about promises that nobody made.',
        'In the result you show what came out: text, files, the document. It is compared with the approved plan and not with hopes that grew on the way.',
      ],
      [
        'Edition and round',
        'When you send a section, its edition is kept: this is what the reviewer reads. If the work comes back, you correct it and send the next edition. The reviewer sees the difference and need not read everything again.',
        'Remarks arrive as a list. Tick them off one by one: everybody sees what is left and nothing gets lost in letters.',
      ],
      [
        'When something approved has to change',
        'It happens, and it is no disaster. Ask for a reopening and give the reason. The approved edition stays in the history, so you can always show what was agreed first and what changed later.',
      ],
      [
        'Three habits that save weeks',
        [
          'Send the plan of a stage in its first days, even a short one.',
          'Word the planned result so that it can be checked: a section, a table, a program, a calculation.',
          'Answer every remark with a correction or an explanation, never with silence.',
        ],
      ],
    ],
  },
};
