import type { LegalText } from './legal-text.ts';

export const personalDataEn: LegalText = {
  title: 'Personal data processing policy and consent',
  lead: 'Drawn up under Federal Law No. 152-FZ of 27 July 2006 “On personal data”. Operator: [operator’s name, registration numbers, address, number in the register of operators]. By ticking the consent when registering you freely, by your own will and in your own interest, allow the data listed in section 2 to be processed for the purposes of section 3.',
  sections: [
    {
      title: 'Terms',
      points: [
        'Personal data are any information relating to you directly or indirectly. Processing is any action with them: collection, recording, systematisation, accumulation, storage, correction, retrieval, use, transfer to members of your projects, depersonalisation, blocking, deletion, destruction.',
        'Processing is automated, without decisions that have legal consequences for you on the basis of automated processing alone.',
      ],
    },
    {
      title: 'Which data are processed',
      points: [
        'Needed for the service: e-mail address, hash of the password, last name, first name, education level, city, educational (research) institution or place of work.',
        'At your choice: middle name, date of birth, department, group, division, post, academic degree and title, interests, skills, experience, languages, author identifiers (ORCID, Scopus, ResearcherID, RINC), phone and other contacts.',
        'Data on work in the service: projects and roles, sections sent, decisions, remarks, uploaded files, log entries.',
        'Technical data: IP address, browser, time of sign-in, time and edition of the papers accepted. Your browser stores a session refresh token, the language (in a cookie too), the colour scheme and display settings, the time zone, the address of an unfinished registration, a list of recent pages, drafts of what you were typing, copies of the documents that you opened, so that you can write offline, and the key of closed notes if you keep any.',
        'Special categories of personal data and biometric data are not processed. Do not put them into fields and documents.',
      ],
    },
    {
      title: 'Purposes',
      points: [
        'Registration, sign-in, recovery of access and protection of the account.',
        'Running projects: the team, approval, the history of decisions, notifications about the work.',
        'Preparing documents: title pages, assignments, approval sheets and other documents that take data from the profile and the project.',
        'Fulfilling the operator’s duties under the law and defending its rights in disputes.',
        'There are no mailings of news or advertising: the only mails are those about your account, your projects and your requests. Distribution of data to the public is not among these purposes: a separate consent is asked for it, and refusing it does not prevent the use of the service.',
      ],
    },
    {
      title: 'Grounds',
      points: [
        'Your consent (clause 1 of part 1 of article 6 and article 9 of Law No. 152-FZ) and the service rules to which you are a party (clause 5 of part 1 of article 6).',
        'Duties imposed on the operator by the law of the Russian Federation.',
      ],
    },
    {
      title: 'Who sees the data',
      points: [
        'Members of your projects see your name, post, organisation, contacts, role and actions in the project. Date of birth and phone are seen only by you unless you open them.',
        'Other users see your name and what you published yourself.',
        'The operator may entrust storage and mail delivery to others: [list of persons entrusted with processing, with addresses and purposes]. They must keep confidentiality and observe the law.',
        'Data are not sold and not given to advertising networks. The service loads no third-party scripts, fonts or counters.',
        'Recording, systematisation, accumulation, storage, correction and retrieval of data of Russian citizens take place in databases in Russia. There is no cross-border transfer.',
      ],
    },
    {
      title: 'How long they are kept',
      points: [
        'An unconfirmed registration is deleted after 7 days. Account data are kept until the account is deleted and are then destroyed within 30 days, in backups within 90 days.',
        'Records of decisions stay in the history of a project as long as it exists: its other members need them. The record of your consents (which paper, which edition, when and from which IP address) is kept for three years after the account is deleted: without a name, with an irreversible fingerprint of the e-mail address in place of the address itself.',
      ],
    },
    {
      title: 'Your rights',
      points: [
        'To learn about the processing, to have data corrected, blocked or destroyed if they are incomplete, out of date, obtained unlawfully or not needed for the stated purpose. The answer is given within 10 working days.',
        'To correct the data yourself in the profile at any time.',
        'To withdraw the consent by deleting the account or by writing to [e-mail and postal address of the operator]. Processing then stops within 30 days, except where the law allows it to continue.',
        'To complain about the operator to Roskomnadzor or to a court.',
      ],
    },
    {
      title: 'Protection',
      points: [
        'Passwords are stored only as a strong hash. Connections are encrypted. Staff access is limited to what their duties require and is logged. The person responsible for processing: [name and contacts].',
        'If data are unlawfully disclosed and people’s rights are affected, the operator notifies Roskomnadzor within 24 hours and reports the results of its investigation within 72 hours.',
      ],
    },
    {
      title: 'Changes',
      points: [
        'A new edition is published on this page with its number and applies to those who register after it was published. The service sends no separate notice. If purposes or data change, the earlier consent does not extend to them: your data are not processed for new purposes until you have agreed to those separately. Which edition you accepted, and when, is recorded at registration and comes with your data when you download them.',
      ],
    },
  ],
};
