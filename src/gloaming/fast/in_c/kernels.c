// What is called from outside, once for every lane. Sheets and masks come blank.
#ifdef __CUDACC__
#define KERNEL(name, taken, deed) extern "C" __global__ void name taken { \
  int lane = blockIdx.x * blockDim.x + threadIdx.x; if (lane < LANES) { deed; } }
#else
#define KERNEL(name, taken, deed) void name taken { for (int lane = 0; lane < LANES; lane++) { deed; } }
#endif
KERNEL(seed_lanes, (word *u, const word *keys),
  const word *key = keys + lane * 4; dice_seed(lane, u, key[0], key[1], key[2], key[3]))
#ifdef __CUDACC__
KERNEL(drive, (bytes g, const Printed *b, word *u, int *choices, int *winners, int verb),
  lanes_answer_lane(lane, g, b, u, lane, choices, winners, verb); lanes_list_lane(lane, g, b, lane, choices, verb))
// Games begin side by side, those that are over as well as the first: a lane that begins alone would keep its neighbours waiting.
extern "C" __global__ void list_ended(bytes g, int *ended, int *count) {
  int lane = blockIdx.x * blockDim.x + threadIdx.x;
  if (lane < LANES && engine_over(lane, g)) ended[atomicAdd(count, 1)] = lane;
}
extern "C" __global__ void renew(bytes g, const Printed *b, word *u, const int *ended, const int *count) {
  int nth = blockIdx.x * blockDim.x + threadIdx.x;
  if (nth < *count) lanes_renew(ended[nth], g, b, u);
}
#else
KERNEL(drive, (bytes g, const Printed *b, word *u, int *choices, int *winners, int *ended, int verb, int decisions, int again),
  ended[lane] = lanes_drive_lane(lane, g, b, u, lane, choices, winners, verb, decisions, again))
#endif
KERNEL(choose, (bytes g, const Printed *b, const Slots *s, const int *actions, int *choices),
  choices[lane] = observing_choice_of(lane, g, b, s, actions[lane]))
KERNEL(settle, (bytes g, const Printed *b, float *rewards), observing_share_out(lane, g, b, rewards + (long long)lane * b->players))
KERNEL(asked, (bytes g, int *seats), seats[lane] = lanes_asked_in(lane, g))
KERNEL(look, (bytes g, const Printed *b, const Slots *s, const int *seats, unsigned char *sheets, signed char *masks, int wide),
  observing_show(lane, g, b, s, seats[lane], sheets + (long long)lane * wide, masks + (long long)lane * s->actions))
