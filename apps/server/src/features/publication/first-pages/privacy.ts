import type { FirstPage } from './first-page.ts';

export const privacy: FirstPage = {
  path: 'privacy',
  day: '2026-11-21',
  ru: {
    title: 'Конфиденциальность',
    summary:
      'Что сервис знает о вас, кому показывает и как это забрать или удалить. Здесь об этом простыми словами, а юридический текст\u00a0— в политике обработки персональных данных.',
    parts: [
      [
        'Что мы храним',
        [
          'Учётную запись: адрес почты и хеш пароля. Сам пароль нам неизвестен.',
          'Профиль: пять обязательных полей и то, что вы добавили сами.',
          'Работу: проекты, тексты, файлы, решения, замечания, записи журнала.',
          'Входы: устройство, адрес сети и время, чтобы вы могли заметить чужой вход и завершить его.',
        ],
      ],
      [
        'Что хранит ваш браузер',
        'Ключ входа, язык, цветовую схему и другие настройки, недавние страницы, черновики форм и копии открытых документов, чтобы писать без сети. Если вы ведёте [закрытые заметки](/closed-notes)\u00a0— ещё и ключ от них: на сервер он не передаётся, у нас хранится только шифр. Рекламных и аналитических файлов cookie нет. Шрифты, капча и скрипты загружаются только с нашего сервера.',
      ],
      [
        'Кому это видно',
        'Участникам ваших проектов: имя, должность, место учёбы или работы и контакты, которые вы указали. Дату рождения и телефон не видит никто, пока вы сами их не откроете. Без входа виден только автор опубликованной статьи; вошедшие видят ваше имя и то, что вы сами открыли в профиле. Сотрудники поддержки читают обращение и то, что уходит вместе с ним и показано перед отправкой: имя, адрес для ответа, страницу, последнюю ошибку и сведения о браузере. Мы не продаём и не передаём данные для рекламы.',
      ],
      [
        'Сколько хранится',
        'Неподтверждённая регистрация удаляется через семь дней. Удалённый проект исчезает сразу, его файлы стираются при ближайшей ночной уборке хранилища. Сеанс виден в профиле, пока он открыт. Журнал входов, смен пароля и правок профиля хранится год, виден только вам и удаляется вместе с учётной записью; в нём остаются прежние значения полей, в том числе удалённые телефон и дата рождения. После удаления учётной записи три года хранится запись о принятых согласиях, без имени и адреса.',
      ],
      [
        'Ваши права',
        'Скачать свои данные и удалить учётную запись можно в [профиле](/profile), не обращаясь к нам. По остальным вопросам напишите оператору: [наименование оператора, адрес, электронная почта]. Отвечаем в течение десяти рабочих дней. Подробнее о правах\u00a0— в [политике обработки персональных данных](/gpdr).',
      ],
      [
        'Если что-то случится',
        'Об утечке, которая касается вас, мы сообщим на почту учётной записи: что произошло, какие данные затронуты и что сделать.',
      ],
    ],
  },
  en: {
    title: 'Privacy',
    summary:
      'What the service knows of you, whom it shows it to, and how to take it away or delete it. In plain words; the legal text is the personal data policy.',
    parts: [
      [
        'What we keep',
        [
          'The account: e-mail address and a hash of the password. The password itself is unknown to us.',
          'The profile: five required fields and what you have added yourself.',
          'The work: projects, texts, files, decisions, remarks, log entries.',
          'Sign-ins: device, network address and time, so that you can see and end a sign-in that is not yours.',
        ],
      ],
      [
        'What your browser keeps',
        'The key of the sign-in, language, colour scheme and other settings, recent pages, drafts of forms and copies of the documents that you opened, so that you can write offline. If you keep [closed notes](/closed-notes), their key too: it is not sent to the server, and what we keep is encrypted. There are no advertising or analytics cookies. Fonts, captcha and scripts come from our server only.',
      ],
      [
        'Who sees it',
        'The members of your projects: name, post, place of study or work and the contacts that you have given. Nobody sees your date of birth and phone until you open them yourself. Without signing in one sees only the author of a published article; whoever is signed in sees your name and what you have opened in your profile. Support staff read the request and what goes with it, shown before you send it: your name, the address for the answer, the page, the last error and what the browser tells of itself. We neither sell data nor pass them on for advertising.',
      ],
      [
        'How long it is kept',
        'A registration that was not confirmed is deleted after seven days. A deleted project vanishes at once; its files are erased at the next nightly cleaning of the storage. A session is shown in the profile while it is open. The log of sign-ins, password changes and edits of the profile is kept for a year, is visible only to you and is deleted with the account; it keeps earlier values of fields, including a phone number or date of birth that you have deleted. After an account is deleted, a record of its consents is kept for three years, without name and address.',
      ],
      [
        'Your rights',
        'You can download your data and delete your account in the [profile](/profile) without writing to us. For anything else write to the operator: [operator’s name, address, e-mail]. We answer within ten working days. More on your rights is in the [personal data policy](/gpdr).',
      ],
      [
        'If something happens',
        'If a leak concerns you, we write to the address of your account: what has happened, which data are affected and what to do.',
      ],
    ],
  },
};
