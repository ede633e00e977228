/** A field for a text with a form. */
export interface RichFieldProps {
  /** The name of the field; it is not drawn here. */
  label: string;
  /** The stored JSON, '' where nothing is written. */
  value: string;
  placeholder: string;
  /** In which language it is written, where that may be another than that of the page. */
  lang?: 'ru' | 'en';
  /** What is written is not taken. */
  wrong?: boolean;
  autoFocus?: boolean;
  onChange: (value: string) => void;
  /** The field was left. */
  onLeave: () => void;
  /** Ctrl+Enter: it is to be saved at once. */
  onSave: () => void;
}
