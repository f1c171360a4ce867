import type { Html, Piece } from '../../pages/html.ts'

/** What is said of something, or nothing where it is not there. */
export const ifAny = (piece: Html | false, text: (piece: Html) => Piece): Piece => piece !== false && text(piece)
