import type { FirstPage } from './first-page.ts';

export const faq: FirstPage = {
  path: 'faq',
  day: '2026-11-21',
  ru: {
    title: 'Вопросы и ответы',
    summary: 'Регистрация, проекты, согласование, редактор, файлы и данные.',
    parts: [
      [
        'Почему для регистрации нужна почта .ru или .рф?',
        'Таково правило сервиса. Подойдёт почта вуза, mail.ru, yandex.ru и любой другой адрес в зонах .ru и .рф.',
      ],
      [
        'Код подтверждения не приходит',
        'Загляните в папку «Спам» и проверьте адрес: на экране кода его можно изменить, пароль при этом сохранится. Код действует 15\u00a0минут. Новый можно запросить через минуту, всего до пяти в час.',
      ],
      [
        'Забыли пароль?',
        'На [странице входа](/sign-in) нажмите «Забыли пароль?» и укажите почту: придёт ссылка, она действует 30\u00a0минут. По ней задаётся новый пароль, и вход на всех устройствах завершается. Если пароль вы помните, сменить его можно в [профиле](/profile), в разделе «Вход и безопасность».',
      ],
      [
        'Проверка «Я не робот» не проходит',
        'Это вычисление в вашем браузере, сторонние сайты в нём не участвуют. Если оно не удаётся, нажмите «Проверка не проходит»: адрес всё равно подтвердит код из письма.',
      ],
      [
        'Какие данные обязательны в профиле?',
        'Фамилия, имя, уровень образования, город и вуз, институт или место работы. Остальное по желанию. Титульный лист, задание и лист согласования берут сведения из профиля, поэтому заполненное не придётся набирать дважды.',
      ],
      [
        'Кто видит мой проект?',
        'Только его участники. Для остальных страницы проекта не существует: они увидят «не найдено». Дату рождения и телефон не видит никто, кроме вас, пока вы их не откроете.',
      ],
      [
        'Как добавить руководителя?',
        'Двумя способами. Введите его код приглашения, и он сразу в команде: код есть в профиле руководителя. Или пригласите письмом: по ссылке он войдёт или зарегистрируется.',
      ],
      [
        'Почему после прихода руководителя всё нужно согласовать заново?',
        'Раньше вы согласовывали разделы сами. Теперь за работу отвечает руководитель, и решение по каждому разделу должно быть его. Кнопка «Отправить всё повторно» отправит готовое одним нажатием.',
      ],
      [
        'Что если руководитель не отвечает?',
        'С третьего дня Провектор напоминает ему раз в день, с десятого об этом узнаёт и куратор. По молчанию ничего не согласуется. Раздел можно отозвать и поправить, пока решения нет.',
      ],
      [
        'Я отправил раздел и увидел ошибку',
        'Нажмите «Отозвать», исправьте и отправьте снова. Пока раздел ждёт решения, его текст закрыт: так рецензент читает именно то, что вы отправили.',
      ],
      [
        'Можно ли изменить согласованное?',
        'Да. Провектор предупредит, что понадобится повторное согласование. Прежнюю согласованную редакцию по-прежнему можно прочитать.',
      ],
      [
        'Сколько этапов может быть?',
        'До двенадцати, не считая начала и завершения. Удалённый этап попадает в «Удалённые этапы», оттуда его можно вернуть вместе с документом и замечаниями.',
      ],
      [
        'По какому стандарту оформляется документ?',
        'Отчёты, выпускные работы и диссертации оформляются по ГОСТ\u00a07.32-2017, источники\u00a0— по ГОСТ\u00a0Р\u00a07.0.100-2018. У статьи своя форма, рукопись по ГОСТ\u00a0Р\u00a07.0.7-2021. Если у вашего вуза свои требования, приоритет за ними.',
      ],
      [
        'Можно ли загрузить готовый Word?',
        'Да, файл .docx до 50\u00a0МБ. Перед заменой текста вы увидите отчёт: что распознано и что осталось под вопросом. Прежний текст сохраняется версией. Файл старого формата .doc сначала сохраните в Word как .docx.',
      ],
      [
        'Проверка пройдена, а нормоконтролёр нашёл замечания',
        'Так бывает: у вузов свои положения, и часть правил программа увидеть не может. Требования вуза важнее: поправьте то, что просит нормоконтролёр, в тексте или в скачанном DOCX.',
      ],
      [
        'Пропал интернет во время работы',
        'Пишите дальше. Правки хранятся на вашем устройстве и уйдут, когда связь вернётся. Правки других людей сольются с вашими, ничьи слова не потеряются.',
      ],
      [
        'Какие файлы можно прикладывать?',
        'PDF, DOCX, XLSX, PPTX, ODT, ODS, ODP, ZIP, PNG, JPG, MP4 и KEY, до 200\u00a0МБ каждый. Новый файл на том же месте становится новой версией, прежние остаются.',
      ],
      [
        'Как забрать всё из проекта?',
        'На странице проекта откройте меню «Скачать» и выберите архив ZIP: в нём документы этапов в DOCX и PDF, файлы со всеми версиями, бланки и журнал.',
      ],
      [
        'Как выйти из проекта или убрать участника?',
        'Выйти из команды можно в любой момент. Убрать другого участника можно с его согласия; руководитель исключает исследователя сразу, фаундер стартапа\u00a0— всех, кроме других фаундеров. Автора проекта исключить нельзя, а если он выйдет сам, проект удалится: сначала передайте авторство.',
      ],
      [
        'Что такое закрытые заметки?',
        'Личные записи, которые шифруются в вашем браузере: прочитать их не можем и мы. Они есть [в меню пользователя](/closed-notes). Ключ хранится у вас: на новом устройстве его нужно ввести. Потерянный ключ не восстановить, вместе с ним теряются и заметки. На согласование они не попадают.',
      ],
      [
        'Как удалить учётную запись?',
        'В [профиле](/profile), в разделе «Удаление учётной записи». Если вы автор проектов, в которых есть другие люди, сначала передайте авторство или удалите эти проекты: чужая работа не должна пропасть незаметно.',
      ],
      [
        'Сколько это стоит?',
        'Сейчас нисколько: проекты, редактор и скачивание бесплатны для всех.',
      ],
    ],
  },
  en: {
    title: 'Questions and answers',
    summary: 'Registration, projects, approval, the editor, files and data.',
    parts: [
      [
        'Why does registration need an address in .ru or .рф?',
        'It is a rule of the service. A university mailbox, mail.ru, yandex.ru or any other address in the zones .ru and .рф will do.',
      ],
      [
        'The confirmation code does not come',
        'Look into the spam folder and check the address: it can be changed on the screen of the code, and the password stays. A code is valid for 15 minutes. A new one may be asked for after a minute, up to five an hour.',
      ],
      [
        'Forgot your password?',
        'On the [sign-in page](/sign-in) press “Forgot your password?” and enter your address: a link comes by mail and is valid for 30 minutes. It leads to a new password and signs you out on all devices. If you remember the password, change it in the [profile](/profile), section “Sign-in and security”.',
      ],
      [
        'The check “I am not a robot” does not pass',
        'It is a calculation in your own browser; no other site takes part. If it fails, press “The check does not work”: the mailed code proves the address anyway.',
      ],
      [
        'What is required in the profile?',
        'Last name, first name, education level, city, and a university, an institute or a workplace. The rest is up to you: title page, assignment and approval sheet take it from the profile, so nothing is typed twice.',
      ],
      [
        'Who sees my project?',
        'Only its members. For everybody else its page does not exist: they read “not found”. Nobody but you sees your date of birth and phone unless you open them.',
      ],
      [
        'How do I add a supervisor?',
        'In two ways. Enter the supervisor’s invitation code, which stands in his or her profile, and the team has its supervisor at once. Or invite by mail: the link leads to sign-in or registration.',
      ],
      [
        'Why must everything be approved again when a supervisor joins?',
        'Until now you approved your own sections. Now the supervisor answers for the work, and the decision on each section has to be the supervisor’s. “Send everything again” sends what is ready with one click.',
      ],
      [
        'What if the supervisor does not answer?',
        'From the third day on Provektor reminds once a day; from the tenth day on the curator hears of it too. Nothing is approved by silence. While there is no decision the section can be recalled and fixed.',
      ],
      [
        'I have sent a section and noticed a mistake',
        'Press “Recall”, fix it and send it again. While a section waits for a decision its text is closed, so that the reviewer reads exactly what you have sent.',
      ],
      [
        'Can I change what is approved?',
        'Yes. Provektor warns that it will need approval again. The approved edition can still be read.',
      ],
      [
        'How many stages can there be?',
        'Up to twelve besides start and finish. A deleted stage goes to “Deleted stages” and can be brought back with its document and remarks.',
      ],
      [
        'Which standard does the document follow?',
        'Reports, theses and dissertations follow GOST 7.32-2017, sources GOST R 7.0.100-2018. An article has a form of its own, a manuscript by GOST R 7.0.7-2021. Where your university has rules of its own, they come first.',
      ],
      [
        'Can I upload a finished Word file?',
        'Yes, a .docx of up to 50 MB. Before the text is replaced you see a report: what was recognised and what is in question. The former text is kept as a version. Save the old .doc format as .docx in Word first.',
      ],
      [
        'The check passed, but the standards compliance reviewer found something',
        'It happens: universities have rules of their own, and a program cannot see everything. The rules of your university come first: fix what the standards compliance reviewer asks for in the text or in the downloaded DOCX.',
      ],
      [
        'The network went away while I was working',
        'Go on writing. Your changes stay on your device and go out when the connection is back. Other people’s changes are merged with yours; nobody’s words are lost.',
      ],
      [
        'Which files can be attached?',
        'PDF, DOCX, XLSX, PPTX, ODT, ODS, ODP, ZIP, PNG, JPG, MP4 and KEY, up to 200 MB each. A new file in the same place is a new version; the former ones stay.',
      ],
      [
        'How do I take everything out of a project?',
        'On the page of the project open the menu “Download” and choose the ZIP archive: it holds the documents of the stages as DOCX and PDF, files with all versions, the official papers and the log.',
      ],
      [
        'How do I leave a project or remove a member?',
        'You can leave a team at any time. Another member is removed with his or her consent; a supervisor removes a researcher at once, the founder of a startup everybody but other founders. The author cannot be removed, and the project is deleted when the author leaves: hand it over first.',
      ],
      [
        'What are closed notes?',
        'Notes of your own that are encrypted in your browser: we cannot read them either. They are [in the user menu](/closed-notes). You keep the key: a new device asks for it. A lost key cannot be restored, and the notes are lost with it. They are never sent for approval.',
      ],
      [
        'How do I delete my account?',
        'In the [profile](/profile), section “Deleting the account”. If you are the author of projects that other people are in, hand them over or delete them first: the work of others must not vanish.',
      ],
      [
        'What does it cost?',
        'Nothing at present: projects, the editor and downloads are free for everybody.',
      ],
    ],
  },
};
