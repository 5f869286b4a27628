// « dans 54 minutes »: how long somebody has to wait, never less than it really is.

const counted = (count: number, unit: string) => `${count} ${unit}${count > 1 ? 's' : ''}`;

/** `seconds` above 0; rounded up to what people count in. */
export function waitText(seconds: number): string {
  const whole = Math.max(1, Math.ceil(seconds));
  if (whole < 60) return counted(whole, 'seconde');
  const minutes = Math.ceil(whole / 60);
  return minutes < 60 ? counted(minutes, 'minute') : counted(Math.ceil(minutes / 60), 'heure');
}

export function rateLimitText(seconds: number): string {
  return `Trop de demandes. Réessayez dans ${waitText(seconds)}.`;
}
