/** Ties a `DayInput` to a day of a form, '' where there is none, by what `useField` gives for it. */
export function dayField<Props extends { value?: string; onChange: (day: string) => void }>({
  value,
  onChange,
  ...props
}: Props) {
  const take = (day: string | null) => onChange(day ?? '');
  return { ...props, value: value || null, onChange: take, onUnread: take };
}
