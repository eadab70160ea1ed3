// What every function may rest on. On a GPU (nvrtc, nvcc) and on a processor alike.
typedef unsigned long long word;
typedef unsigned char *bytes;
#ifdef __CUDACC__
#define FN static __device__
#define APART static __device__ __noinline__
#define TABLE __constant__ const
#define PRINT static __device__ const
#define LOOP _Pragma("unroll 1")
#else
#define FN static
#define APART static
#define TABLE static const
#define PRINT static const
#define LOOP
#endif
FN int floored_int(int a, int b) { int q = a / b; return q * b > a ? q - 1 : q; }
FN int remainder_int(int a, int b) { int r = a % b; return r < 0 ? r + b : r; }
FN long long floored_long(long long a, long long b) { long long q = a / b; return q * b > a ? q - 1 : q; }
FN long long remainder_long(long long a, long long b) { long long r = a % b; return r < 0 ? r + b : r; }
FN int least_int(int a, int b) { return a < b ? a : b; }
FN int greatest_int(int a, int b) { return a > b ? a : b; }
FN long long least_long(long long a, long long b) { return a < b ? a : b; }
FN long long greatest_long(long long a, long long b) { return a > b ? a : b; }
