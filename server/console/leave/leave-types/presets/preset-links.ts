import { type Html, html } from '../../../../pages/html.ts'
import { text } from '../../../../texts/english.ts'
import { presets } from './presets.ts'

/** Renders links that fill the form for a new leave type with the values of a preset. */
export const presetLinks = (): Html =>
  html`<p>${text('leave.presetsLead')}</p>
    <ul>${Object.entries(presets).map(([key, { name }]) => html`<li><a href="?preset=${key}">${name}</a></li>`)}</ul>`
