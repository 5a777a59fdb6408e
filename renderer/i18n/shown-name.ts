/** What people wrote themselves, as it is shown among our own words. */

/** Characters as people count them; what fits on a line beside other words. */
const LONGEST = 24;

/** Marks that turn the direction of whatever follows, and breaks of a line. */
const STEERING = /[\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069\p{Cc}]/gu;

/** Letters of the scripts that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** What lies between these two does not turn the words around it: Unicode's "first strong isolate" and its end. */
const ISOLATE = ['\u2068', '\u2069'] as const;

/** Something that can be seen: neither a blank, nor a mark that only steers others. */
const VISIBLE = /[^\p{Z}\p{C}]/u;

/** Whether there is nothing to be seen of a name. */
export function isBlank(name: string): boolean {
  return !VISIBLE.test(name);
}

/** A name as it stands in a sentence: cut if it is very long, and keeping its direction of writing to itself. */
export function shownName(name: string): string {
  return isolated(shortened(name.replace(STEERING, '')));
}

/** Sentences that a person wrote, whole. */
export function shownText(text: string): string {
  return isolated(text.replace(STEERING, ' '));
}

function isolated(words: string): string {
  return RIGHT_TO_LEFT.test(words) ? `${ISOLATE[0]}${words}${ISOLATE[1]}` : words;
}

function shortened(name: string, longest = LONGEST): string {
  if (name.length <= longest) return name;
  const characters = [...new Intl.Segmenter('en').segment(name)].map(({ segment }) => segment);
  return characters.length > longest ? `${characters.slice(0, longest - 1).join('')}…` : name;
}

/** Of names that look alike each but the first gets a number, so that whoever reads one knows whose it is. */
export function toldApart(names: readonly string[]): readonly string[] {
  const told: string[] = [];
  for (const name of names) {
    const looks = told.map(shownName);
    let free = name;
    for (let n = 2; looks.includes(shownName(free)); n++)
      free = `${shortened(name, LONGEST - ` ${n}`.length)} ${n}`;
    told.push(free);
  }
  return told;
}
