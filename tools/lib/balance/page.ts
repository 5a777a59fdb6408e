/** The page of the balance: what was played, and each plot with its numbers. */
import type { GameId } from '../../../models/kernel/types';
import { gameName } from '../sentences';
import { shareText } from '../share-text';
import { commandOf } from '../simulate/arguments';
import { PLAN } from './plan';
import { type Plot, plotsOf, type Run } from './plots';

const percent = (share: number) => (100 * share).toFixed(0);

function wantedText([from, to]: Plot['rows'][number]['wanted']): string {
  return from === to ? percent(from) : `${percent(from)} to ${percent(to)}`;
}

function plotText({ id, title, rows }: Plot): string {
  const lines = rows.map(
    ({ label, wins, games, wanted }) =>
      `| ${label} | ${games} | ${shareText(wins, games)} | ${wantedText(wanted)} |`,
  );
  return [
    `### ${title}`,
    '',
    `![${title}](balance/${id}.svg)`,
    '',
    '| | games | won (95 %) | wanted, % |',
    '| --- | --- | --- | --- |',
    ...lines,
  ].join('\n');
}

function gameText(game: GameId, runs: readonly Run[], plots: readonly Plot[]): string {
  const [first] = runs;
  const level = `Bots of level \`${first?.simulation.player}\` in every seat`;
  const command = first ? `, such as \`npm run simulate -- ${commandOf(first.simulation)}\`` : '';
  const played = `${runs.length} of ${PLAN[game]?.length ?? 0} set-ups played`;
  const head = [`## ${gameName(game)}`, '', first ? `${level}${command}; ${played}.` : `${played}.`];
  return [...head, '', plots.map(plotText).join('\n\n')].join('\n').trimEnd();
}

function headText(games: number, seed: string, code: string): string {
  return `# Balance

Written by \`npm run balance -- --games ${games} --seed ${seed}\`: ${games} games of every set-up that is counted, played by code ${code.slice(0, 8)}
(the fingerprint of \`docs/proof.md\`). Every night GitHub plays more of them, from another seed; the page is kept with that run.
A dot is the share that was won, its line the 95 % interval of Wilson, the grey band what is wanted. Of a hundred intervals five do
not hold the true share, so that one dot outside its band is no proof of anything.`;
}

export interface Page {
  /** Markdown. */
  readonly text: string;
  readonly plots: readonly Plot[];
}

/** @param runs set-ups of the plan with as many games each, in its order; those that are missing are counted as not played */
export function pageOf(runs: readonly Run[], code: string): Page {
  const { games = 0, seed = '' } = runs[0]?.simulation ?? {};
  const sections = Object.keys(PLAN).map((game) => {
    const own = runs.filter(({ simulation }) => simulation.game === game);
    const plots = plotsOf(game, own).filter(({ rows }) => rows.length > 0);
    return { plots, text: gameText(game, own, plots) };
  });
  const text = `${[headText(games, seed, code), ...sections.map((one) => one.text)].join('\n\n')}\n`;
  return { text, plots: sections.flatMap(({ plots }) => plots) };
}
