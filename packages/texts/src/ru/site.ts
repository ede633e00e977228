/** What search engines and messengers are told of the product. */
export const site = {
  description:
    'Исследования, согласования и диплом по ГОСТу: дорожная карта, решения по порядку, онлайн-редактор.',
} as const;
