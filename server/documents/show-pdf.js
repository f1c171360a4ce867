// Runs in the browser of a signer: shows the pages of the PDF, and gives their text to screen readers. Without it the
// page has a link to the file, and everything else works.
import { GlobalWorkerOptions, getDocument } from './pdf.min.mjs'

/** @param {string} path - of a file of PDF.js, which are beside this one */
const urlOf = (path) => new URL(path, import.meta.url).href

GlobalWorkerOptions.workerSrc = urlOf('pdf.worker.min.mjs')

/** A larger scale would need more memory than phones have. */
const maxScale = 2

const place = document.getElementById('pages')
const status = document.getElementById('status')

/** @param {string} text - replaces the text shown before */
const say = (text) => {
  status.textContent = text
}

async function show() {
  say('The document is loading.')
  const pdf = await getDocument({
    url: `${location.pathname}?file`,
    cMapUrl: urlOf('cmaps/'),
    standardFontDataUrl: urlOf('standard_fonts/'),
    wasmUrl: urlOf('wasm/'),
    useWasm: false,
    isEvalSupported: false,
    disableRange: true,
    disableStream: true,
  }).promise
  place.hidden = false
  const seen = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue
      seen.unobserve(target)
      void draw(pdf, target)
    }
  })
  const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 })
  for (let number = 1; number <= pdf.numPages; number++) {
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = height
    canvas.dataset.page = String(number)
    canvas.setAttribute('aria-hidden', 'true')
    const spoken = document.createElement('div')
    spoken.className = 'spoken'
    place.append(spoken, canvas)
    seen.observe(canvas)
    spoken.textContent = `Page ${number} of ${pdf.numPages}\n${await textOf(pdf, number)}`
  }
  say('')
}

async function draw(pdf, canvas) {
  const page = await pdf.getPage(Number(canvas.dataset.page))
  const { width } = page.getViewport({ scale: 1 })
  const scale = Math.min((canvas.clientWidth / width) * devicePixelRatio, maxScale * devicePixelRatio)
  const viewport = page.getViewport({ scale })
  canvas.width = Math.floor(viewport.width)
  canvas.height = Math.floor(viewport.height)
  await page.render({ canvas, canvasContext: canvas.getContext('2d'), viewport }).promise
  canvas.dataset.drawn = 'true'
}

async function textOf(pdf, number) {
  const { items } = await (await pdf.getPage(number)).getTextContent()
  return items.map(({ str = '', hasEOL = false }) => (hasEOL ? `${str}\n` : str)).join('')
}

show().catch(() => {
  place.hidden = true
  say('The document cannot be shown here: open it as PDF.')
})
