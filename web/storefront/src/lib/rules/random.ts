/** A number of four digits, 1000 to 9999, from a random number in [0, 1). */
export function fourDigits(random: number): number {
  return 1000 + Math.floor(random * 9000);
}
