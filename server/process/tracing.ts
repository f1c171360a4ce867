import { setTimeout as sleep } from 'node:timers/promises'
import {
  type Attributes,
  type Context,
  context,
  diag,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import type { Config } from './config.ts'
import type { Log } from './log.ts'

/*
 * Traces for OpenTelemetry, where a collector is set: a request, its transaction, and the deliveries of the events that
 * it recorded are one trace. Without a collector nothing of this is loaded and nothing is measured.
 */

/** Set once, by `startTracing`. */
let tracer: Tracer | undefined

/** Spans wait at most so long until they are sent together. */
const sendEveryMs = 1_000

/** How long the collector has at the end. */
const stopMs = 2_000

interface Tracing {
  /** Sends what is left, where the collector takes it within two seconds; never throws. */
  stop(): Promise<void>
}

/**
 * Starts sending spans, where the settings name a collector.
 *
 * @param service - names the process in traces, as `workforce-server`
 */
export async function startTracing(
  service: 'server' | 'worker',
  { otlpEndpoint, tracesShare }: Pick<Config, 'otlpEndpoint' | 'tracesShare'>,
  log: Log,
): Promise<Tracing> {
  if (otlpEndpoint === undefined) return { stop: async () => undefined }
  const [sdk, { OTLPTraceExporter }, { AsyncLocalStorageContextManager }, { W3CTraceContextPropagator }, resources] =
    await Promise.all([
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/core'),
      import('@opentelemetry/resources'),
    ])
  const warn = (message: string, ...details: unknown[]) => log.warn({ details }, `OpenTelemetry: ${message}`)
  const ignore = () => undefined
  diag.setLogger({ error: warn, warn, info: ignore, debug: ignore, verbose: ignore })

  const exporter = new OTLPTraceExporter({ url: `${otlpEndpoint.replace(/\/$/, '')}/v1/traces` })
  const provider = new sdk.TracerProvider({
    resource: resources.resourceFromAttributes({ 'service.name': `workforce-${service}` }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(tracesShare) }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter, scheduledDelayMillis: sendEveryMs })],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(provider)
  tracer = trace.getTracer('workforce')
  const stop = async (): Promise<void> => {
    const sent = provider
      .shutdown()
      .catch((err: unknown) => log.warn({ err }, 'OpenTelemetry: the last spans are lost'))
    await Promise.race([sent, sleep(stopMs, undefined, { ref: false })])
  }
  return { stop }
}

/** A span that its opener ends. */
export interface OpenSpan {
  traceId: string
  /** Runs `work` as part of the span, with all that it starts. */
  run(work: () => void): void
  /** @param attributes - names of OpenTelemetry's semantic conventions, and ours under `workforce.` */
  end(name: string, attributes: Attributes, hasFailed: boolean): void
}

/**
 * Opens the span of a request.
 *
 * @param headers - of the request, whose sender may have opened a trace (W3C Trace Context)
 * @returns undefined where nothing is traced
 */
export function openRequestSpan(name: string, headers: Record<string, unknown>): OpenSpan | undefined {
  if (!tracer) return undefined
  const parent = propagation.extract(ROOT_CONTEXT, headers)
  const span = tracer.startSpan(name, { kind: SpanKind.SERVER }, parent)
  return {
    traceId: span.spanContext().traceId,
    run: (work) => context.with(trace.setSpan(parent, span), work),
    end(finalName, attributes, hasFailed) {
      span.updateName(finalName).setAttributes(attributes)
      if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    },
  }
}

interface SpanOptions {
  attributes?: Attributes
  /** Belongs to this span of another process instead of the one around it. */
  traceparent?: string | null
  /** Talks to somebody else. */
  isCall?: boolean
}

/**
 * Does work as a span of its own; without tracing, just does it.
 *
 * @param work - gets the span, to say what came of it
 * @throws what `work` throws, which the span then has, too
 */
export function inSpan<T>(
  name: string,
  { attributes = {}, traceparent, isCall = false }: SpanOptions,
  work: (span?: Span) => Promise<T>,
): Promise<T> {
  if (!tracer) return work()
  const options = { attributes, kind: isCall ? SpanKind.CLIENT : SpanKind.INTERNAL }
  return tracer.startActiveSpan(name, options, parentOf(traceparent), async (span) => {
    try {
      return await work(span)
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR, message: (error as Error).name })
      throw error
    } finally {
      span.end()
    }
  })
}

function parentOf(traceparent: string | null | undefined): Context {
  if (traceparent === undefined) return context.active()
  return traceparent === null ? ROOT_CONTEXT : propagation.extract(ROOT_CONTEXT, { traceparent })
}

/** @returns the span around the caller, for other processes to go on with (W3C Trace Context); null without one */
export function currentTraceparent(): string | null {
  if (!tracer) return null
  const carrier: { traceparent?: string } = {}
  propagation.inject(context.active(), carrier)
  return carrier.traceparent ?? null
}
