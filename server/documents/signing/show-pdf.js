// Runs in the browser of a signer: shows the pages of the PDF, with their text for screen readers. Without this script,
// the page has a link to the file, and everything else works.
import { GlobalWorkerOptions, getDocument } from './pdf.min.mjs'

/** @param {string} path - of a file of PDF.js, relative to this script */
const toUrl = (path) => new URL(path, import.meta.url).href

GlobalWorkerOptions.workerSrc = toUrl('pdf.worker.min.mjs')

/** A larger scale would need more memory than phones have. */
const maxScale = 2
const zooms = [1, 1.5, 2, 3]

const viewer = document.getElementById('viewer')
const pages = document.getElementById('pages')
const status = document.getElementById('status')
const place = document.getElementById('place')
const end = document.getElementById('end')
const larger = document.getElementById('larger')
const smaller = document.getElementById('smaller')

/** @param {string} text - replaces the previous status */
const showStatus = (text) => {
  status.textContent = text
}

const describePlace = (number, count) =>
  place.dataset.words.replace('{page}', String(number)).replace('{count}', String(count))

async function show() {
  showStatus(status.dataset.loading)
  const pdf = await getDocument({
    url: `${location.pathname}?file`,
    cMapUrl: toUrl('cmaps/'),
    standardFontDataUrl: toUrl('standard_fonts/'),
    wasmUrl: toUrl('wasm/'),
    useWasm: false,
    isEvalSupported: false,
    disableRange: true,
    disableStream: true,
  }).promise
  viewer.hidden = false
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      void draw(pdf, target)
    }
  })
  const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 })
  const canvases = []
  offerZoom(() => {
    for (const canvas of canvases) observer.observe(canvas)
  })
  showCurrentPage(canvases, pdf.numPages)
  for (let number = 1; number <= pdf.numPages; number++) {
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = height
    canvas.dataset.page = String(number)
    canvas.setAttribute('aria-hidden', 'true')
    const pageText = document.createElement('div')
    pageText.className = 'spoken'
    end.before(pageText, canvas)
    canvases.push(canvas)
    observer.observe(canvas)
    if (number === 1) keepVisible(document.activeElement)
    pageText.textContent = `${describePlace(number, pdf.numPages)}\n${await readText(pdf, number)}`
  }
  showStatus('')
}

/** The pages appear above the forms: keeps the focused field of a refused form in sight. */
function keepVisible(field) {
  if (field?.matches('[aria-invalid]')) field.scrollIntoView({ block: 'center' })
}

/** Zooms in steps around the middle of the box; `redraw` renders the pages at the new resolution. */
function offerZoom(redraw) {
  let step = 0
  const zoom = (by) => {
    const middle = (pages.scrollTop + pages.clientHeight / 2) / pages.scrollHeight
    step = Math.min(Math.max(step + by, 0), zooms.length - 1)
    pages.style.setProperty('--zoom', String(zooms[step]))
    pages.scrollTop = middle * pages.scrollHeight - pages.clientHeight / 2
    pages.scrollLeft = (pages.scrollWidth - pages.clientWidth) / 2
    larger.disabled = step === zooms.length - 1
    smaller.disabled = step === 0
    redraw()
  }
  smaller.disabled = true
  larger.addEventListener('click', () => zoom(1))
  smaller.addEventListener('click', () => zoom(-1))
}

/** Shows the number of the page in the middle of the box. */
function showCurrentPage(canvases, count) {
  const follow = () => {
    const middle = pages.getBoundingClientRect().top + pages.clientHeight / 2
    const isAbove = (canvas) => canvas.getBoundingClientRect().top <= middle
    place.textContent = describePlace(Math.max(1, canvases.filter(isAbove).length), count)
  }
  pages.addEventListener('scroll', follow, { passive: true })
  follow()
}

/** The drawing in progress on each canvas. It is cancelled before the next one, so that two do not mix. */
const drawings = new WeakMap()

async function draw(pdf, canvas) {
  const page = await pdf.getPage(Number(canvas.dataset.page))
  drawings.get(canvas)?.cancel()
  const { width } = page.getViewport({ scale: 1 })
  const scale = Math.min((canvas.clientWidth / width) * devicePixelRatio, maxScale * devicePixelRatio)
  const viewport = page.getViewport({ scale })
  canvas.width = Math.floor(viewport.width)
  canvas.height = Math.floor(viewport.height)
  const drawing = page.render({ canvas, canvasContext: canvas.getContext('2d'), viewport })
  drawings.set(canvas, drawing)
  try {
    await drawing.promise
    canvas.dataset.drawn = 'true'
  } catch (error) {
    if (error.name !== 'RenderingCancelledException') throw error
  }
}

async function readText(pdf, number) {
  const { items } = await (await pdf.getPage(number)).getTextContent()
  return items.map(({ str = '', hasEOL = false }) => (hasEOL ? `${str}\n` : str)).join('')
}

show().catch(() => {
  viewer.hidden = true
  showStatus(status.dataset.failed)
})
