import { Html } from './html.ts'
import { icons } from './icons.gen.ts'

export type IconName = keyof typeof icons

/** An icon in the color and size of the text next to it. Screen readers skip it, so a label is next to it. */
export const lineIcon = (name: IconName): Html =>
  new Html(`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${icons[name]}</svg>`)
