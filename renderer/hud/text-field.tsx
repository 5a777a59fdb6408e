import './text-field.css';

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  /** Most characters it takes. */
  readonly longest: number;
  readonly onChange: (value: string) => void;
  /** Somebody is done with it. */
  readonly onLeave?: () => void;
}

/** A line to write on, under its label. */
export function TextField({ label, value, longest, onChange, onLeave }: TextFieldProps) {
  return (
    <label className="text-field">
      <span>{label}</span>
      <input
        dir="auto"
        value={value}
        maxLength={longest}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onLeave}
      />
    </label>
  );
}
