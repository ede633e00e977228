/** What search engines and messengers are told of the product. */
export const site = {
  description:
    'Research, approvals and a thesis formatted to GOST: a roadmap, decisions in order, an online editor.',
} as const;
