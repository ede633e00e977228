/** What search engines and messengers are told of the product. */
export const site = {
  description:
    'Research, approvals and a thesis formatted to GOST: a roadmap, decisions in order, an online editor.',
  rules:
    'The rules of Provektor: who may work here, whose the texts and files are, what is not allowed or promised.',
  personalData:
    'Which personal data Provektor processes, what for, for how long, and how to withdraw consent.',
  rights:
    'Who may do what in a project: rights of researcher, supervisor, curator and the roles of a startup.',
} as const;
