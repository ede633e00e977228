import type { LegalText } from './legal-text.ts';

export const rulesEn: LegalText = {
  title: 'Rules of the Provektor service',
  lead: 'These rules are an agreement between you and the operator of the service: [operator’s name, registration numbers, address] (the operator). By registering you accept them in full.',
  sections: [
    {
      title: 'The service',
      points: [
        'Provektor helps to run research, thesis and startup projects: to build a roadmap, to have sections approved by members of the team, to write and format documents.',
        'The service works in a browser. To register you need an e-mail address in the domains .ru or .рф.',
        'The service may be used from the age of 14. People aged 14 to 18 need the consent of their parents or other legal representatives to accept the rules.',
      ],
    },
    {
      title: 'Your account',
      points: [
        'One account belongs to one person. Give true information about yourself: it goes into documents and approval sheets.',
        'Keep your password secret. What is done under your account counts as done by you until you tell the operator that somebody else has access.',
        'Open sessions are listed in the profile and can be ended there. Changing the password ends all other sessions.',
        'You may delete your account at any time. If you are the author of a project with other members, hand the authorship over or delete the project first.',
      ],
    },
    {
      title: 'Projects and teams',
      points: [
        'The content of a project is seen by its members only. The rights of a member follow from the role in that project.',
        'By entering another person’s invitation code you confirm that this person gave it to you for taking part in the project.',
        'Decisions on sections (sending, approval, return) are written to the history of the project with name and time and are not deleted.',
        'Only its author may delete a project. Deletion cannot be undone for any member, so the service offers to export the materials first.',
      ],
    },
    {
      title: 'Your materials',
      points: [
        'The rights to texts, files and other results of your work stay with you and your co-authors. The operator acquires no exclusive right to them.',
        'You allow the operator to store, copy and convert the materials only as far as the service needs it: to show them to members of the project, to build documents, to make backups.',
        'Place materials that you hold the rights to or that the law allows to use, including quotations with their source.',
        'Do not place state secrets or other information whose distribution is prohibited or restricted by law.',
      ],
    },
    {
      title: 'What is not allowed',
      points: [
        'To access other people’s accounts and projects, to circumvent restrictions, to disturb the service, to upload malicious programs.',
        'To collect information about users, to send advertising without consent, to impersonate another person or organisation.',
        'To place materials that violate the law or the rights of others.',
      ],
    },
    {
      title: 'Formatting and checking of documents',
      points: [
        'The service formats documents to GOST 7.32-2017 and related standards and points out departures from them. The requirements of your organisation may differ and take priority.',
        'The check of formatting does not replace the decision of the standards compliance reviewer, the supervisor and the committee. The author is responsible for the content of the work.',
      ],
    },
    {
      title: 'Liability',
      points: [
        'The operator takes reasonable measures to keep the data safe and the service running, makes backups and repairs failures as soon as possible.',
        'The service is provided “as is”. The operator is not liable for decisions of an organisation on your work or for the consequences of actions of project members.',
        'Nothing in these rules limits the rights that the law gives to consumers.',
      ],
    },
    {
      title: 'Restriction of access',
      points: [
        'If the rules are violated, the operator may restrict particular features or the account, giving the reason by e-mail.',
        'Before that the operator asks to remedy the violation unless delay endangers other people or the service. You may object by writing to [operator’s e-mail].',
      ],
    },
    {
      title: 'Changes and disputes',
      points: [
        'A new edition is published on this page with its number and applies to those who register after it was published. The service sends no separate notice. Which edition you accepted is recorded at registration. At any time you may export your materials and delete the account.',
        'The law of the Russian Federation applies. Before going to court the parties try to settle the dispute in writing; a claim is answered within 30 days.',
        'Send questions and claims to the operator: [name, postal address, e-mail of the operator].',
      ],
    },
  ],
};
