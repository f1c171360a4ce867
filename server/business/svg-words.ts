/*
 * What an SVG may have that is only to be looked at (SVG 2; W3C, “Scalable Vector Graphics (SVG) 2”, appendices F and G):
 * shapes, text, gradients, clips and masks. Whatever is on no list is refused by its name: scripts and what calls them,
 * links, animation, pictures and HTML within it, and filters, patterns and markers, which few logos need and which can
 * take for ever to draw.
 */

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Elements that draw, or that others draw by. */
export const drawn = words(`
  svg g defs symbol use path rect circle ellipse line polyline polygon text tspan
  linearGradient radialGradient stop clipPath mask
`)

/** Elements that say something about the picture, and draw nothing. They are left out. */
export const undrawn = words('title desc metadata style')

/** Properties of CSS that are attributes, too, and mean the same as such. */
export const properties = words(`
  alignment-baseline baseline-shift clip-path clip-rule color color-interpolation display dominant-baseline
  fill fill-opacity fill-rule font-family font-size font-stretch font-style font-variant font-weight
  letter-spacing mask mask-type opacity overflow paint-order shape-rendering stop-color stop-opacity
  stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width
  text-anchor text-decoration text-rendering vector-effect visibility word-spacing
`)

/** Attributes that are nothing else. */
export const attributes = words(`
  id x y width height cx cy r rx ry x1 y1 x2 y2 fx fy fr d points pathLength
  viewBox preserveAspectRatio transform transform-origin
  offset gradientUnits gradientTransform spreadMethod clipPathUnits maskUnits maskContentUnits
  dx dy rotate textLength lengthAdjust
`)

/** Elements that may refer to another one, by their `href`. */
export const referring = words('use linearGradient radialGradient')

/** Properties whose value may be another element, as `url(#id)`. */
export const paintedBy = words('fill stroke clip-path mask')

/** Functions that values may call. */
export const functions = words('matrix translate scale rotate skewx skewy rgb rgba hsl hsla')

/** Attributes and properties that draw nothing, or only what is drawn without them. They are left out. */
export const unneeded = words(`
  class style version baseProfile contentScriptType contentStyleType role lang focusable tabindex zoomAndPan
  enable-background isolation color-rendering image-rendering color-interpolation-filters
  direction writing-mode line-height text-align text-indent solid-color solid-opacity white-space
`)

/** Values of other properties that mean as much as no value. */
export const initial = /^(none|normal|auto|initial|unset|accumulate)$/i
