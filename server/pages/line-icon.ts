import { Html } from './html.ts'
import { icons } from './icons.gen.ts'

export type IconName = keyof typeof icons

/** Renders an icon in the colour and size of the text next to it. Screen readers skip the icon, so it needs a label. */
export const lineIcon = (name: IconName): Html =>
  new Html(`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${icons[name]}</svg>`)
