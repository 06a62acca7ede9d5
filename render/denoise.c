// Feature-guided non-local means over two renders of half the samples each.
// gcc -O3 -march=native -ffast-math -fopenmp denoise.c -o denoise -lm
// denoise W H in.raw out.raw [strength]
//   in:  planes of float32: A (rgb), B (rgb), alpha, albedo (rgb), normal (rgb)
//   out: rgb planes
// Each half is filtered with weights taken from the other one, so noise does not follow itself.
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SEARCH 8   // radius of the search window
#define PATCH 1    // radius of the compared patches
#define PLANES 13

static float *zeros(long n) { return calloc(n, sizeof(float)); }
static int clamp(int v, int top) { return v < 0 ? 0 : v > top ? top : v; }

// Variance of one half, smoothed over 7 x 7 pixels.
static void estimate_variance(const float *A, const float *B, const float *alpha, float *variance, int W, int H) {
  long n = (long)W * H;
  float *raw = zeros(n);
  for (long i = 0; i < n; i++) {
    float sum = 0;
    for (int c = 0; c < 3; c++) {
      float d = A[c * n + i] - B[c * n + i];
      sum += d * d;
    }
    raw[i] = sum / 6;
  }
  #pragma omp parallel for
  for (int y = 0; y < H; y++)
    for (int x = 0; x < W; x++) {
      float sum = 0, weight = 1e-6;
      for (int j = -3; j <= 3; j++)
        for (int i = -3; i <= 3; i++) {
          int X = x + i, Y = y + j;
          if (X < 0 || Y < 0 || X >= W || Y >= H) continue;
          long p = (long)Y * W + X;
          sum += raw[p] * alpha[p];
          weight += alpha[p];
        }
      variance[(long)y * W + x] = sum / weight + 2e-6;
    }
  free(raw);
}

int main(int argc, char **argv) {
  if (argc < 5) return 2;
  int W = atoi(argv[1]), H = atoi(argv[2]);
  long n = (long)W * H;
  float strength = argc > 5 ? atof(argv[5]) : .55f;
  float *in = malloc(n * PLANES * sizeof(float));
  FILE *file = fopen(argv[3], "rb");
  if (!file || fread(in, sizeof(float), n * PLANES, file) != (size_t)n * PLANES) return 1;
  fclose(file);

  const float *A = in, *B = in + 3 * n, *alpha = in + 6 * n, *guide = in + 7 * n;
  float *variance = zeros(n), *sum = zeros(6 * n), *weight = zeros(2 * n);
  float *distA = zeros(n), *distB = zeros(n), *rowA = zeros(n), *rowB = zeros(n);
  estimate_variance(A, B, alpha, variance, W, H);

  for (int dy = -SEARCH; dy <= SEARCH; dy++)
    for (int dx = -SEARCH; dx <= SEARCH; dx++) {
      // distance of every pixel to its neighbour at (dx, dy), in each half
      #pragma omp parallel for
      for (int y = 0; y < H; y++) {
        int Y = y + dy;
        long row = (long)y * W;
        if (Y < 0 || Y >= H) {
          memset(distA + row, 0, W * sizeof(float));
          memset(distB + row, 0, W * sizeof(float));
          continue;
        }
        for (int x = 0; x < W; x++) {
          int X = x + dx;
          long i = row + x;
          if (X < 0 || X >= W) {
            distA[i] = distB[i] = 50;
            continue;
          }
          long j = (long)Y * W + X;
          float a = 0, b = 0;
          for (int c = 0; c < 3; c++) {
            float u = A[c * n + i] - A[c * n + j], w = B[c * n + i] - B[c * n + j];
            a += u * u;
            b += w * w;
          }
          float expected = variance[i] + fminf(variance[i], variance[j]);
          float scale = 1.f / (1e-6f + strength * strength * (variance[i] + variance[j]));
          distA[i] = (a / 3 - expected) * scale;
          distB[i] = (b / 3 - expected) * scale;
        }
      }
      // patches: first along rows, then along columns
      #pragma omp parallel for
      for (int y = 0; y < H; y++)
        for (int x = 0; x < W; x++) {
          float a = 0, b = 0;
          for (int i = -PATCH; i <= PATCH; i++) {
            long p = (long)y * W + clamp(x + i, W - 1);
            a += distA[p];
            b += distB[p];
          }
          rowA[(long)y * W + x] = a;
          rowB[(long)y * W + x] = b;
        }
      #pragma omp parallel for
      for (int y = 0; y < H; y++) {
        int Y = y + dy;
        if (Y < 0 || Y >= H) continue;
        for (int x = 0; x < W; x++) {
          int X = x + dx;
          if (X < 0 || X >= W) continue;
          long i = (long)y * W + x, j = (long)Y * W + X;
          if (alpha[i] < .01f || alpha[j] < .01f) continue;
          float a = 0, b = 0, albedo = 0, normal = 0, area = (2 * PATCH + 1) * (2 * PATCH + 1);
          for (int k = -PATCH; k <= PATCH; k++) {
            long p = (long)clamp(y + k, H - 1) * W + x;
            a += rowA[p];
            b += rowB[p];
          }
          for (int c = 0; c < 3; c++) {
            float d = guide[c * n + i] - guide[c * n + j];
            albedo += d * d;
            d = guide[(3 + c) * n + i] - guide[(3 + c) * n + j];
            normal += d * d;
          }
          float same_surface = expf(-(albedo * 900.f + normal * 160.f));
          float fromA = fminf(expf(-fmaxf(0, a / area)), same_surface) * alpha[j];
          float fromB = fminf(expf(-fmaxf(0, b / area)), same_surface) * alpha[j];
          for (int c = 0; c < 3; c++) {
            sum[c * n + i] += fromA * B[c * n + j];
            sum[(3 + c) * n + i] += fromB * A[c * n + j];
          }
          weight[i] += fromA;
          weight[n + i] += fromB;
        }
      }
    }

  float *out = malloc(3 * n * sizeof(float));
  for (long i = 0; i < n; i++)
    for (int c = 0; c < 3; c++) {
      int filtered = weight[i] > 1e-4f && weight[n + i] > 1e-4f;
      out[c * n + i] = filtered ? .5f * (sum[c * n + i] / weight[i] + sum[(3 + c) * n + i] / weight[n + i])
                                : .5f * (A[c * n + i] + B[c * n + i]);
    }
  file = fopen(argv[4], "wb");
  if (!file || fwrite(out, sizeof(float), 3 * n, file) != (size_t)3 * n) return 1;
  fclose(file);
  return 0;
}
