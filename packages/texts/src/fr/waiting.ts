// Formats a waiting time, rounded up: « dans 54 minutes ».

const counted = (count: number, unit: string) => `${count} ${unit}${count > 1 ? 's' : ''}`;

/** `seconds` is positive; the result is rounded up to a common unit. */
export function waitText(seconds: number): string {
  const whole = Math.max(1, Math.ceil(seconds));
  if (whole < 60) return counted(whole, 'seconde');
  const minutes = Math.ceil(whole / 60);
  return minutes < 60 ? counted(minutes, 'minute') : counted(Math.ceil(minutes / 60), 'heure');
}

export function rateLimitText(seconds: number): string {
  return `Trop de demandes. Réessayez dans ${waitText(seconds)}.`;
}
