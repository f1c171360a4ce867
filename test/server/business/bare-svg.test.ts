import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { bareSvg } from '../../../server/business/bare-svg.ts'

const bare = (text: string) => bareSvg(Buffer.from(text), { maxSide: 2000 })
const within = (content: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 10 10"${attributes}>${content}</svg>`
const pictureOf = (content: string): string => {
  const { bytes, problem } = bare(within(content))
  const [, picture = ''] = /^<svg[^>]*>(.*)<\/svg>$/s.exec(bytes?.toString() ?? problem ?? '') ?? []
  return picture || (problem ?? '')
}

describe('an SVG that is written anew', () => {
  it('keeps what it draws', () => {
    const drawing = [
      '<defs><linearGradient id="g" x1="0%" gradientTransform="rotate(45 1,2)"><stop offset=".5" stop-color="#0b5d51"/></linearGradient>',
      '<clipPath id="Kreis_ß"><circle r="4"/></clipPath></defs>',
      '<g transform="matrix(1 0 0 1 2 3)" fill="url(#g)" clip-path="url(#Kreis_ß)"><path id="p" d="M1,2c-3.5e-1 0 z"/></g>',
      '<use href="#p" opacity="50%"/>',
      '<text font-family="&quot;Noto Sans&quot;, sans-serif" xml:space="preserve">A &amp; <tspan dx="1">B &lt; C</tspan></text>',
    ].join('')
    assert.equal(pictureOf(drawing), drawing)
  })

  it('writes styles as attributes, with the one that counts', () => {
    const styles = `<style>/* by hand */ .a, #b { fill : RED; stroke:url( '#g' ) } circle.a{fill:blue} * {opacity:.5}
      .c{display:none;-inkscape-stroke:none;filter:none}</style><style type="text/css"><![CDATA[.a{stroke-width:2px}]]></style>`
    const shapes = '<rect class="x a" fill="green"/><circle class="a" style="fill:#fff;;opacity:1"/><path id="b"/>'
    assert.equal(
      pictureOf(styles + shapes),
      '<rect fill="RED" opacity=".5" stroke="url(#g)" stroke-width="2px"/>' +
        '<circle opacity="1" fill="#fff" stroke="url(#g)" stroke-width="2px"/>' +
        '<path id="b" opacity=".5" fill="RED" stroke="url(#g)"/>',
    )
  })

  it('leaves out what draws nothing', () => {
    const editor = 'xmlns:ink="http://www.inkscape.org/namespaces/inkscape"'
    const noise = `<!-- Generator --><title>Canary</title><metadata><x:y xmlns:x="urn:x" onload="canary()"/></metadata>
      <ink:view ${editor}>canary</ink:view>canary<g ${editor} ink:label="canary" data-name="canary" class="canary" aria-label="canary"/>`
    assert.equal(pictureOf(noise), '<g/>')
    const declared = `\ufeff<?xml version="1.0" encoding="UTF-8"?>\n${within('<g/>')}\n`
    assert.equal(bare(declared).bytes?.toString(), bare(within('<g/>')).bytes?.toString())
    const prefixed = '<s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><s:g/></s:svg>'
    assert.equal(bare(prefixed).bytes?.toString(), bare(within('<g/>')).bytes?.toString())
  })

  it('is as large as it says, in pixels, within the bound', () => {
    const sizes: [attributes: string, size: [number, number] | undefined][] = [
      ['viewBox="0 0 120 40"', [120, 40]],
      ['viewBox="0,0, 120,40" width="60"', [60, 20]],
      ['viewBox="0 0 120 40" width="100%" height="1in"', [288, 96]],
      ['width="25.4mm" height="12pt"', [96, 16]],
      ['viewBox="0 0 8000 4000"', [2000, 1000]],
      ['viewBox="0 0 100000 1"', [2000, 1]],
      ['width="10"', undefined],
      ['viewBox="0 0 0 10" width="0" height="1e999"', undefined],
    ]
    for (const [attributes, size] of sizes) {
      const { width, height, problem } = bare(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}/>`)
      if (size) assert.deepEqual([width, height], size, attributes)
      else assert.match(problem ?? '', /has no size/, attributes)
    }
  })

  const refused: [content: string, problem: RegExp][] = [
    ['<script>alert(1)</script>', /^has <script>/],
    ['<s:script xmlns:s="http://www.w3.org/2000/svg"/>', /^has <script>/],
    ['<h:script xmlns:h="http://www.w3.org/1999/xhtml"/>', /^has <script> of HTML/],
    ['<SCRIPT/>', /^has <SCRIPT>/],
    ['<g onclick="alert(1)"/>', /^has the attribute onclick on <g>/],
    ['<g ONLOAD="none"/>', /^has the attribute ONLOAD/],
    ['<foreignObject/>', /^has <foreignObject>/],
    ['<a href="#x"/>', /^has <a>/],
    ['<image href="data:image/png;base64,AAAA"/>', /^has <image>/],
    ['<animate attributeName="href"/>', /^has <animate>/],
    ['<set/>', /^has <set>/],
    ['<filter/>', /^has <filter>/],
    ['<pattern/>', /^has <pattern>/],
    ['<handler/>', /^has <handler>/],
    ['<rect href="#x"/>', /^has a link on <rect>/],
    ['<use href="https://example.com/#x"/>', /^refers to something outside of itself \(href\)/],
    ['<use xlink:href="data:image/svg+xml,x"/>', /^refers to something outside/],
    ['<use href=" #x"/>', /^refers to something outside/],
    ['<g fill="url(https://example.com/#x)"/>', /^refers to something outside of itself \(fill\)/],
    ['<g fill="URL(#x)"/>', /^refers to something outside/],
    ['<g fill="url(#x) url(//example.com)"/>', /^refers to something outside/],
    ['<g transform="url(#x)"/>', /^refers to something outside/],
    ['<g fill="image-set(x)"/>', /^has a value that a logo cannot have: fill=/],
    ['<g fill="u\\72l(x)"/>', /^has a value/],
    ['<g filter="url(#x)"/>', /^has the attribute filter/],
    ['<g style="background:url(//example.com)"/>', /^has a style that a logo cannot have: background/],
    ['<g style="fill:url(//example.com)"/>', /^refers to something outside/],
    ['<g style="fill:red!important"/>', /^has a value/],
    ['<g style="fill"/>', /^has a style/],
    ['<style>@import "//example.com";</style>', /^has a style/],
    ['<style>@font-face{src:url(//example.com)}</style>', /^has a style|outside/],
    ['<style>@media print{.a{fill:red}}</style>', /^has a style/],
    ['<style>g .a{fill:red}</style>', /^has a style that a logo cannot have: g .a/],
    ['<style>.a{fill:red</style>', /^has a style/],
    ['<style media="print"/>', /^has styles for print/],
    ['<style type="text/less"/>', /^has styles for all of text\/less/],
    ['<style>.a{fill:red}'.concat('.a{}'.repeat(200), '</style>'), /^has more than 200 style rules/],
    ['&nbsp;', /^uses the entity &nbsp;/],
    ['&constructor;', /^uses the entity/],
    ['&#0;', /^is no well-formed XML: see line 1/],
    ['&#xd800;', /^is no well-formed XML/],
    ['a & b', /^is no well-formed XML/],
    ['<g>', /^is no well-formed XML/],
    ['</g>', /^is no well-formed XML/],
    ['<g x="1" x="2"/>', /^is no well-formed XML/],
    ['<g x=1/>', /^is no well-formed XML/],
    ['<q:g/>', /^is no well-formed XML/],
    ['<!-- a -- b -->', /^is no well-formed XML/],
    ['\u0001', /^has characters that XML cannot have/],
    ['<?xml-stylesheet href="x"?>', /^has an instruction \(<\?xml-stylesheet/],
    ['<g>'.repeat(200), /^has more than 100 elements in one another/],
    ['<g/>'.repeat(5001), /^has more than 5000 elements/],
    ['<use id="a" href="#a"/>', /^has an element that refers to itself/],
    ['<g id="a"><mask id="m"><use href="#a"/></mask><path mask="url(#m)"/></g>', /refers to itself/],
    [lines((n) => `<g id="l${n}">${`<use href="#l${n - 1}"/>`.repeat(10)}</g>`, 9), /^draws more than 20000 elements/],
    [
      lines((n) => `<clipPath id="l${n}">${`<path clip-path="url(#l${n - 1})"/>`.repeat(10)}</clipPath>`, 9),
      /^draws more/,
    ],
    [lines((n) => `<use id="l${n}" href="#l${n + 1}"/>`, 500), /refer to others too many times over/],
    [`<style>*{font-family:${'x'.repeat(5000)}}</style>${'<g/>'.repeat(500)}`, /^becomes too large/],
  ]
  for (const [content, problem] of refused) {
    it(`is refused with ${content.slice(0, 60)}`, () => assert.match(pictureOf(content), problem))
  }

  it('is refused when it is something else', () => {
    const others: [text: string | Buffer, problem: RegExp][] = [
      ['', /no well-formed XML/],
      ['a', /no well-formed XML/],
      ['<svg/>', /has to begin with <svg xmlns=/],
      ['<html xmlns="http://www.w3.org/1999/xhtml"/>', /has to begin with <svg/],
      [`${within('')}<svg/>`, /no well-formed XML/],
      [`<!DOCTYPE svg [<!ENTITY a "b">]>${within('&a;')}`, /^has a document type/],
      [`<!doctype svg>${within('')}`, /^has a document type/],
      [`<?xml version="1.0" encoding="utf-16"?>${within('')}`, /^is not in UTF-8/],
      [Buffer.from(within('<g/>'), 'utf16le'), /UTF-8|characters/],
      [Buffer.from([0xff, 0xfe]), /^is no SVG in UTF-8/],
    ]
    for (const [text, problem] of others) {
      assert.match(bareSvg(Buffer.from(text), { maxSide: 2000 }).problem ?? '', problem, String(text))
    }
  })
})

/** As many lines, each made of its number. */
function lines(write: (number: number) => string, count: number): string {
  return Array.from({ length: count }, (_, index) => write(index)).join('')
}
